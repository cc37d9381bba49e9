import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('illegal-move');
