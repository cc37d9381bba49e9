import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('unexpected-token');
