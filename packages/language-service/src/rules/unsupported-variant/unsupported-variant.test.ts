import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('unsupported-variant');
