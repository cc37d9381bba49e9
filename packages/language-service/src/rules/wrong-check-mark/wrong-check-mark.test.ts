import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('wrong-check-mark');
