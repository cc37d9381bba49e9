import { testRulePage } from '../../../test/rule-page.ts';

testRulePage('text-outside-game');
