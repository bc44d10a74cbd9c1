import { expect, test } from 'vitest';
import { itemsInOrder } from './qti-package';

const item = (name: string) => ({ name, text: '<assessmentItem identifier="x"></assessmentItem>' });
const manifest = (...hrefs: string[]) => ({
  name: 'imsmanifest.xml',
  text: `<manifest><resources>${hrefs.map((href) => `<resource href="${href}"/>`).join('')}</resources></manifest>`,
});
const namesOf = (documents: Parameters<typeof itemsInOrder>[0]) =>
  itemsInOrder(documents).map(({ name }) => name);

test('items stand as the test asks them, then as the manifest lists them, then by their numbers', () => {
  const asked = {
    name: 'tests/main.xml',
    text: `<assessmentTest><imsqti:assessmentItemRef href="../Items/B%20two.xml"/>
      <assessmentItemRef href="./c.xml"/></assessmentTest>`,
  };
  const items = [
    item('q10.xml'),
    item('q9.xml'),
    item('a.xml'),
    item('tests/c.xml'),
    item('items/b two.xml'),
  ];
  expect(namesOf([asked, manifest('a.xml', 'tests/c.xml'), ...items])).toEqual([
    ...['items/b two.xml', 'tests/c.xml', 'a.xml', 'q9.xml', 'q10.xml'],
  ]);
  expect(namesOf([manifest('q9.xml', 'a.xml'), ...items.slice(0, 3)])).toEqual([
    'q9.xml',
    'a.xml',
    'q10.xml',
  ]);
});

test('what has no items is none of them, and a broken reference leads nowhere', () => {
  const other = { name: 'notes.xml', text: '<p>Что?</p>' };
  expect(namesOf([manifest('%E0%A4%A', '../../a.xml'), other, item('a.xml')])).toEqual(['a.xml']);
  expect(namesOf([other])).toEqual([]);
});
