import 'server-only';
import { cookies } from 'next/headers';
import { env } from '../config/portal';
import { readTheme, THEME_COOKIE, type Theme } from '../domain/theme';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Theme chosen on this device; null: the system's. */
export async function chosenTheme(): Promise<Theme | null> {
  return readTheme((await cookies()).get(THEME_COOKIE)?.value);
}

/** Stores a theme; an invalid value resets to the system's. Not `httpOnly`, as scripts of the offline page read it. */
export async function keepTheme(value: unknown): Promise<void> {
  const theme = readTheme(value);
  (await cookies()).set(THEME_COOKIE, theme ?? '', {
    path: '/',
    sameSite: 'lax',
    secure: env().SECURE_COOKIES,
    maxAge: theme ? YEAR_SECONDS : 0,
  });
}
