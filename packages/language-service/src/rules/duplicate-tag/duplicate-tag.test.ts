import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('duplicate-tag');
