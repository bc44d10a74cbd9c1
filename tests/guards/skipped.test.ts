import { expect, test } from 'vitest';
import { files, read } from './files';
import { leftOut } from './skipped';

test.each([
  ["test.skip('a title', () => undefined);", '1: test.skip'],
  ['\nit.skip(`a title`, work);', '2: it.skip'],
  ["describe.skip('a group', () => { test('a', work); });", '1: describe.skip'],
  ["test.describe.skip('a group', work);", '1: test.describe.skip'],
  ["test.fixme('a title', work);", '1: test.fixme'],
  ["test.fixme(slow, 'a reason');", '1: test.fixme'],
  ["test.todo('a title');", '1: test.todo'],
  ["test.only('a title', work);", '1: test.only'],
  ["describe.skip.each([1])('%i', work);", '1: describe.skip'],
  ['test.skip();', '1: test.skip'],
  ['test.skip(slow);', '1: test.skip'],
  ["test.skip(slow, ' ');", '1: test.skip'],
  ["test.skip(true, 'later');", '1: test.skip'],
  ['test.info().skip();', '1: test.info().skip'],
  ['const maybe = slow ? test.skip : test;', '1: test.skip'],
  ["test('a title', { skip: true }, work);", '1: skip: true'],
])('%s is refused', (text, found) => expect(leftOut(text)).toEqual([found]));

test.each([
  "test.skip(browserName === 'webkit', 'it has no push');",
  "test.skip(({ isMobile }) => isMobile, 'phones have no keyboard');",
  "test.info().skip(!postgres, 'one engine has no pool');",
  "test.skipIf(postgres)('a title', work);",
  "describe.runIf(postgres)('a group', work);",
  "rows.skip('a row'); call({ skip: 3 }); // test.skip('a title')",
])('%s is not', (text) => expect(leftOut(text)).toEqual([]));

test('a test is left out on a condition alone, with the reason beside it', () => {
  const wrong = files(/^(?!tests\/guards\/skipped).*\.(test|spec)\.tsx?$|^tests\/.*\.tsx?$/).flatMap((name) =>
    leftOut(read(name)).map((found) => `${name}:${found}`),
  );
  expect(wrong).toEqual([]);
});
