import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('unmatched-parenthesis');
