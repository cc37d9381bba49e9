import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('overspecified-move');
