import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('missing-setup');
