import { applyTheme, storedTheme } from './page/theme.ts';

// Runs before the page is drawn, so that it never flashes in the wrong colours.
applyTheme(storedTheme());
