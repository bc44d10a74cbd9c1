import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIRST_MODULE, modulePoints } from '@/lib/domain/modules';
import { folderStore } from '../files/store';
import { makeCalendar } from './calendar';
import { readModules, readPages } from './content';
import { makePackage } from './packages';
import { tagsOf } from './tags';

const folder = mkdtempSync(join(tmpdir(), 'portal-modules-'));
const setting = { files: folderStore(folder), calendar: makeCalendar(new Date('2026-11-20T09:00:00Z')) };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modules = readModules();
const tasksOf = (slug: string) =>
  readFileSync(new URL(`./content/modules/${slug}/tasks.js`, import.meta.url), 'utf8');

test('there are enough, the dermatology module among them, and some without a brand', () => {
  expect(modules.length).toBeGreaterThanOrEqual(9);
  expect(modules.map(({ slug }) => slug)).toContain(FIRST_MODULE);
  expect(modules.filter(({ brand }) => brand === 'proexpert').length).toBeGreaterThanOrEqual(2);
});

test.each(modules.map((module) => [module.slug, module] as const))('%s says what it is', (slug, module) => {
  expect(module.questions).toBe(tasksOf(slug).match(/\bkind: '/g)?.length);
  const { scoringRules } = module;
  expect(modulePoints({ ...module, isDynamicScoring: scoringRules.length > 0 })).toBeGreaterThan(0);
  expect(scoringRules.every(({ correctAnswers }) => correctAnswers <= module.questions)).toBe(true);
  expect(tagsOf(module.tags).length).toBeGreaterThan(0);
});

test('every package is one the portal would take; SCORM of both editions is among them', async () => {
  const packages = await Promise.all(modules.map(({ slug }) => makePackage(`modules/${slug}`, setting)));
  expect(new Set(packages.map(({ format }) => format))).toEqual(
    new Set(['plain', 'scorm-1.2', 'scorm-2004']),
  );
  expect(new Set(packages.map(({ id }) => id)).size).toBe(modules.length);
});

test('the landings are packages too', async () => {
  const landings = readPages().flatMap(({ package: name }) => (name ? [name] : []));
  expect(landings).toEqual(['neovadiol', 'syvorotki', 'trichoscopy-academy']);
  for (const name of landings) {
    await makePackage(`packages/${name}`, setting);
    const page = readFileSync(new URL(`./content/packages/${name}/index.html`, import.meta.url), 'utf8');
    const [, module] = /<header[^]*data-open="[^"]*\/modules\/([^"]+)"[^]*<\/header>/.exec(page) ?? [];
    expect(
      modules.map(({ slug }) => slug),
      `${name} leads to a module from its first view`,
    ).toContain(module);
  }
});

test('every ground and ink of a module has its dark one: the page around decides', () => {
  const css = readFileSync(new URL('./content/modules/runtime/style.css', import.meta.url), 'utf8');
  const tokens = (block: string) => [...block.matchAll(/^ *(--[a-z0-9-]+):/gm)].map(([, name]) => name);
  const [light = ''] = /:root \{[^}]*\}/.exec(css) ?? [];
  const [dark = ''] = /prefers-color-scheme: dark\) \{\s*html\[data-brand\] \{[^}]*\}/.exec(css) ?? [];
  expect(dark).toContain('color-scheme: dark');
  // these serve both: an edge, and the brand's own two
  const both = ['--field', '--graphic', '--deep'];
  expect(tokens(light).filter((name) => !tokens(dark).includes(name))).toEqual(both);
});

test('no length of a landing hangs on the height of its frame, which is as high as the page', () => {
  const looks = readPages().flatMap(({ package: name }) => (name ? [`packages/${name}/look.css`] : []));
  for (const name of ['modules/runtime/landing.css', ...looks]) {
    const css = readFileSync(new URL(`./content/${name}`, import.meta.url), 'utf8');
    expect(css, name).not.toMatch(/\d(?:[dsl]?vh|v(?:max|min|b))\b/);
  }
});

test.each([
  [4, 4, 'Без единой ошибки'],
  [3, 4, 'Хороший результат'],
  [3, 5, 'Хороший результат'],
  [2, 4, 'Есть что повторить'],
  [0, 4, 'Есть что повторить'],
])('%i right of %i is «%s»', async (right, total, words) => {
  const runtime = new URL('./content/modules/runtime/dom.js', import.meta.url).href;
  const { headline } = (await import(runtime)) as { headline: (right: number, total: number) => string };
  expect(headline(right, total)).toBe(words);
});
