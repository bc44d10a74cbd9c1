import 'server-only';
import { cookies } from 'next/headers';
import { env } from '../config/portal';
import { readTheme, THEME_COOKIE, type Theme } from '../domain/theme';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What this device has chosen; null: as the system says. */
export async function chosenTheme(): Promise<Theme | null> {
  return readTheme((await cookies()).get(THEME_COOKIE)?.value);
}

/** Keeps a choice; anything that is no theme is the system's. Scripts read it on the page without a network. */
export async function keepTheme(value: unknown): Promise<void> {
  const theme = readTheme(value);
  (await cookies()).set(THEME_COOKIE, theme ?? '', {
    path: '/',
    sameSite: 'lax',
    secure: env().SECURE_COOKIES,
    maxAge: theme ? YEAR_SECONDS : 0,
  });
}
