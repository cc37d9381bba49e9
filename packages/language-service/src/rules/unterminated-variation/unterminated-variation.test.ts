import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('unterminated-variation');
