import { expect, test } from 'vitest';
import { withBridge } from './scorm-page';

const served = (html: string) => withBridge(Buffer.from(html), 'scorm-1.2').toString();

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

test.each(['<head ', '<html ', '<!doctype '])('a page of «%s» alone takes no time', (tag) => {
  const page = tag.repeat(500_000);
  const began = performance.now();
  expect(served(page).length).toBeGreaterThan(page.length);
  expect(performance.now() - began).toBeLessThan(1000);
});
