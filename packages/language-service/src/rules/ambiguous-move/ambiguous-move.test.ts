import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('ambiguous-move');
