import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('nonstandard-result');
