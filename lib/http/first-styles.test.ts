import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSheetRules, rulesFor, withFirstStyles, type SheetRules, type StyleRule } from './first-styles';

const UI = '@layer ui';
const PHONE = '@media (max-width:767px)';
const RULES: StyleRule[] = [
  [[], ':root{--ink:#000}', null],
  [[UI], '.a{color:red}', [['a']]],
  [[UI], '.b{color:blue}', [['b']]],
  [[UI, PHONE], '.a .c,.d{margin:0}', [['a', 'c'], ['d']]],
  [[UI], '.a:hover{color:green}', [['a']]],
];
const SHEETS: SheetRules = { '/_next/static/css/x.css': RULES };
const LINK = '<link rel="stylesheet" href="/_next/static/css/x.css" nonce="n1" data-precedence="next"/>';
const page = (body: string, link = LINK) =>
  `<html><head><title>Барьер</title>${link}<script nonce="n1"></script></head><body>${body}</body></html>`;
const styled = (html: string, sheets = SHEETS) => withFirstStyles(Buffer.from(html), sheets).toString();

test('the rules of these classes, in their order, each group opened once for neighbours', () => {
  expect(rulesFor(RULES, new Set(['a', 'd']))).toBe(
    `:root{--ink:#000}${UI}{.a{color:red}${PHONE}{.a .c,.d{margin:0}}.a:hover{color:green}}`,
  );
});

test('a selector counts when all of its classes are there', () => {
  expect(rulesFor(RULES, new Set(['c']))).toBe(':root{--ink:#000}');
  expect(rulesFor(RULES, new Set(['a', 'c']))).toContain('.a .c,.d{margin:0}');
});

test('a document brings its own rules first and its stylesheet last', () => {
  const html = page('<p class="a x">Кожа</p>');
  const rules = rulesFor(RULES, new Set(['a', 'x']));
  expect(styled(html)).toBe(
    html
      .replace(LINK, `<style nonce="n1" data-first-styles="">${rules}</style>`)
      .replace('</body>', `${LINK.replace('<link', '<link fetchpriority="low"')}</body>`),
  );
});

test('classes of markup that travels as text count', () => {
  expect(styled(page(String.raw`<script>push("<p class=\"b\">")</script>`))).toContain('.b{color:blue}');
});

test('classes in single quotes count', () => {
  expect(styled(page("<p class='x a'>Кожа</p>"))).toContain('.a{color:red}');
});

test.each([
  ['without a stylesheet', page('<p class="a"></p>', '')],
  ['of another build', page('<p class="a"></p>', LINK.replace('x.css', 'y.css'))],
  ['without an end', page('<p class="a"></p>').replace('</body></html>', '')],
])('a document %s stays as it is', (_, html) => {
  expect(styled(html)).toBe(html);
});

test('without a build there are no rules; with one they are what it wrote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  const file = join(folder, 'rules.json');
  expect(readSheetRules(file)).toEqual({});
  writeFileSync(file, JSON.stringify(SHEETS));
  expect(readSheetRules(file)).toEqual(SHEETS);
  rmSync(folder, { recursive: true });
});
