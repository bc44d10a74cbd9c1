import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from './load-page';

afterEach(() => vi.unstubAllGlobals());

function loadFrom(href: string, path: string): string[] {
  const did: string[] = [];
  const assign = (to: string) => void did.push(to);
  vi.stubGlobal('location', { href, assign, reload: () => void did.push('load') });
  loadPage(path);
  return did;
}

test('another page is loaded by its address', () => {
  expect(loadFrom('https://p.example/lk?a=1', '/login')).toEqual(['/login']);
  expect(loadFrom('https://p.example/lk', '/lk')).toEqual(['/lk']);
  expect(loadFrom('https://p.example/lk', '/lk?a=1#scan')).toEqual(['/lk?a=1#scan']);
});

test('a place of the page that is open is loaded anew too: its address alone loads nothing', () => {
  const there = 'https://p.example/lk?a=1#scan';
  expect(loadFrom('https://p.example/lk?a=1', '/lk?a=1#scan')).toEqual(['/lk?a=1#scan', 'load']);
  expect(loadFrom(there, there)).toEqual([there, 'load']);
});
