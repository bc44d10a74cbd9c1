import { expect, test } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import { withBridge } from './scorm-page';

const served = (html: string) => withBridge(Buffer.from(html), 'scorm-1.2', null).toString();

test.each([
  ['<!doctype html><html lang="ru"><head data-a="1"><title>М</title></head>', '<head data-a="1">'],
  ['<!doctype html><html lang="ru"><body>', '<html lang="ru">'],
  ['<!DOCTYPE html><p>Урок', '<!DOCTYPE html>'],
  ['<header>Урок</header>', ''],
])('%s: the bridge stands after «%s»', (html, before) => {
  const page = served(html);
  expect(page.indexOf('<script src="/modules-files/runtime/scorm-1.2.js">')).toBe(
    before === '' ? 0 : html.indexOf(before) + before.length,
  );
  expect(page.replace(/<script src="\/modules-files[^>]*><\/script>/g, '')).toBe(html);
});

test('what the manifest says reaches the bridge whole, whatever the encoding of the page is', () => {
  const launch = { query: '?a', launchData: "\"><script>Урок 🙂 & 'x'\u00a0", mastery: 80 };
  const page = withBridge(Buffer.from('<head>', 'latin1'), 'scorm-1.2', launch).toString('latin1');
  const said = /scorm-bridge\.js" data-course="([^"<>]*)"><\/script>/.exec(page)?.[1] ?? '';
  const read = said.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  expect(JSON.parse(read)).toEqual(launch);
});

test.each(['<head ', '<html ', '<!doctype '])('a page of «%s» alone takes no time', TIMED, (tag) => {
  const page = tag.repeat(500_000);
  const began = performance.now();
  expect(served(page).length).toBeGreaterThan(page.length);
  expect(performance.now() - began).toBeLessThan(1000);
});
