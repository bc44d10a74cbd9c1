/** What a person may choose in place of what the system says; kept per device, in a cookie the server reads. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';

export const readTheme = (value: unknown): Theme | null => THEMES.find((theme) => theme === value) ?? null;

/** `--surface` of both themes: the browser's own bars go on where the page ends. */
const SURFACES: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#10191e' };

/** The colour of the browser's bars: of the chosen theme, or of the system's. */
export function barColours(chosen: Theme | null) {
  if (chosen) return SURFACES[chosen];
  return THEMES.map((theme) => ({ media: `(prefers-color-scheme: ${theme})`, color: SURFACES[theme] }));
}
