#!/usr/bin/env node
import { runProcess } from '../dist/movetext.js';

await runProcess();
