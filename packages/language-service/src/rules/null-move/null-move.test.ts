import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('null-move');
