import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { barColours, readTheme } from './theme';

test('a theme is one of two; the system decides where nothing, or something else, is kept', () => {
  expect(readTheme('dark')).toBe('dark');
  expect(readTheme('light')).toBe('light');
  for (const other of [undefined, '', 'system', 'DARK', 1]) expect(readTheme(other)).toBeNull();
});

test('the browser’s bars have the colour of the page', () => {
  const [, light, dark] = /--surface: light-dark\((#\w+), (#\w+)\)/.exec(
    readFileSync('styles/dark.css', 'utf8'),
  ) as unknown as [string, string, string];
  expect(barColours('dark')).toBe(dark);
  expect(barColours('light')).toBe(light.replace('#fff', '#ffffff'));
  expect(barColours(null)).toEqual([
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: dark },
  ]);
});
