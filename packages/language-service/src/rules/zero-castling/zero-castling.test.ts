import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('zero-castling');
