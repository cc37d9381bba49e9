import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('result-mismatch');
