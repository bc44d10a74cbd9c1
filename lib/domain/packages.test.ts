import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extensionOf, isSystemJunk, nameProblem, packageAddress, typeProblem } from './packages';

test.each([
  ['index.html', null],
  ['картинки/фон 1.svg', null],
  ['a/b/c.js', null],
  ['a..b.js', null],
  ['folder/', null],
  ['', 'bad-name'],
  ['/a.js', 'bad-name'],
  ['a//b.js', 'bad-name'],
  ['./a.js', 'bad-name'],
  ['../a.js', 'bad-name'],
  ['a/../../b.js', 'bad-name'],
  ['a\\b.js', 'bad-name'],
  ['C:/a.js', 'bad-name'],
  ['a.js.', 'bad-name'],
  ['a /b.js', 'bad-name'],
  ['a\n.js', 'bad-name'],
  [`${'a'.repeat(250)}.js`, 'name-too-long'],
])('the name %j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test('no name that passes leads out of its folder', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', ' ', '\0'), maxLength: 12 }),
      (name) => {
        if (nameProblem(name) !== null) return;
        expect(new URL(name, 'http://a.example/root/').pathname.startsWith('/root/')).toBe(true);
      },
    ),
  );
});

describe('types', () => {
  test.each([
    ['a.html', null],
    ['A.HTML', null],
    ['a.exe', 'unknown-type'],
    ['a.php', 'unknown-type'],
    ['a.js.php', 'unknown-type'],
    ['.htaccess', 'unknown-type'],
    ['a', 'unknown-type'],
    ['a.constructor', 'unknown-type'],
    ['a.zip', 'nested-archive'],
    ['a.tar.gz', 'nested-archive'],
  ])('%s: %s', (name, problem) => {
    expect(typeProblem(name)).toBe(problem);
  });

  test('the extension is the last one, in lower case', () => {
    expect(extensionOf('a.b/c.SVG')).toBe('svg');
    expect(extensionOf('a.b/c')).toBe('');
  });

  test('what a system leaves in a ZIP is known', () => {
    expect(['__MACOSX/._a.html', 'a/.DS_Store', 'Thumbs.db'].every(isSystemJunk)).toBe(true);
    expect(isSystemJunk('a/store.js')).toBe(false);
  });
});

test('an address holds every name', () => {
  expect(packageAddress('ab', 'a b/ф?.html')).toBe('/modules-files/ab/a%20b/%D1%84%3F.html');
  expect(packageAddress('ab', 'a?.html', '?b=1#c')).toBe('/modules-files/ab/a%3F.html?b=1#c');
});
