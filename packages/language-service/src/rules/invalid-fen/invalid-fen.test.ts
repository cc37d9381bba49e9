import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('invalid-fen');
