/** What the reader chose; the system's choice unless told otherwise. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** What is shown. `contrast` is light or dark as the system is, by colours that stand far apart. */
export type Theme = 'light' | 'dark' | 'contrast' | 'contrast-dark';

/** What the system asks for. */
export interface SystemPreference {
  readonly dark: boolean;
  readonly contrast: boolean;
}

const KEY = 'movetext.theme';
const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark', 'contrast'];

/** The theme to show for a choice. */
export function resolveTheme(choice: ThemeChoice, system: SystemPreference): Theme {
  if (choice === 'light' || choice === 'dark') return choice;
  if (choice === 'contrast' || system.contrast) return system.dark ? 'contrast-dark' : 'contrast';
  return system.dark ? 'dark' : 'light';
}

/** Reads a choice from text that anybody may have written. */
export function readThemeChoice(text: string | null): ThemeChoice {
  return CHOICES.find((choice) => choice === text) ?? 'system';
}

/** The choice of an earlier visit. A browser that keeps nothing has none. */
export function storedTheme(): ThemeChoice {
  try {
    return readThemeChoice(localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}

/** Shows a theme and says whether it is dark. */
export function applyTheme(choice: ThemeChoice): { readonly dark: boolean } {
  const theme = resolveTheme(choice, {
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    contrast: matchMedia('(prefers-contrast: more)').matches,
  });
  document.documentElement.dataset['theme'] = theme;
  return { dark: theme.endsWith('dark') };
}

/** Lets the reader choose, remembers the choice, and follows the system where the choice is its own. */
export function connectThemeSelect(select: HTMLSelectElement, onChange: (dark: boolean) => void): void {
  const apply = () => onChange(applyTheme(readThemeChoice(select.value)).dark);
  select.value = storedTheme();
  select.addEventListener('change', () => {
    try {
      localStorage.setItem(KEY, select.value);
    } catch {
      // The choice holds for this visit only.
    }
    apply();
  });
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', apply);
  }
  apply();
}
