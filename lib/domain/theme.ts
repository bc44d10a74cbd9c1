/** Themes that a person may choose instead of the system's; stored per device in a cookie that the server reads. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = 'theme';

export const readTheme = (value: unknown): Theme | null => THEMES.find((theme) => theme === value) ?? null;

/** `--surface` of both themes: the browser's bars continue the page's colour. */
const SURFACES: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#10191e' };

/** Colour of the browser's bars: of the chosen theme, otherwise by the system's. */
export function barColours(chosen: Theme | null) {
  if (chosen) return SURFACES[chosen];
  return THEMES.map((theme) => ({ media: `(prefers-color-scheme: ${theme})`, color: SURFACES[theme] }));
}
