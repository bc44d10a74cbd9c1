import { expect, test } from 'vitest';
import { readScormManifest } from './scorm-manifest';

const of = (version: string, resources: string, items = '<item identifier="i" identifierref="r"/>') => `
  <manifest><metadata><schemaversion>${version}</schemaversion></metadata>
  <organizations>${items}</organizations>${resources}</manifest>`;
const page = (href: string, rest = '') =>
  `<resources><resource identifier="r" ${rest} href="${href}"/></resources>`;

test.each([
  ['1.2', page('index.html'), { format: 'scorm-1.2', launch: 'index.html', pages: 1 }],
  ['2004 3rd Edition', page('index.html'), { format: 'scorm-2004', launch: 'index.html', pages: 1 }],
  ['CAM 1.3', page('index.html'), { format: 'scorm-2004', launch: 'index.html', pages: 1 }],
  ['1.2', page('a/b.html?mode=1&amp;x=2#top'), { format: 'scorm-1.2', launch: 'a/b.html', pages: 1 }],
  ['1.2', page('./a%20b.html'), { format: 'scorm-1.2', launch: 'a b.html', pages: 1 }],
  ['1.2', page('b.html', 'xml:base="sco/"'), { format: 'scorm-1.2', launch: 'sco/b.html', pages: 1 }],
  ['1.2', page('https://evil.example/a.html'), null],
  ['1.2', page('../a.html'), null],
  ['1.2', page('/a.html'), null],
  ['1.2', page('a%E0%A4%A.html'), null],
  ['1.2', '<resources/>', null],
])('%s, %s', (version, resources, expected) => {
  expect(readScormManifest(of(version, resources))).toEqual(expected);
});

test('prefixes, single quotes and comments make no difference; the first item with a page wins', () => {
  const xml = `<!-- <item identifierref="no"/> --><ims:manifest>
    <ims:organizations><ims:item identifier='folder'><ims:item identifierref='second'/></ims:item></ims:organizations>
    <ims:resources><ims:resource identifier='first' href='1.html'/><ims:resource identifier='second' href='2.html'/></ims:resources>
    </ims:manifest>`;
  expect(readScormManifest(xml)).toEqual({ format: 'scorm-1.2', launch: '2.html', pages: 1 });
});

test('what is no manifest says nothing', () => {
  expect(readScormManifest('<html></html>')).toBeNull();
  expect(readScormManifest('')).toBeNull();
});

test('lessons are counted; what items of one page and parameters lead to is one', () => {
  const items = (...rest: string[]) => rest.map((one) => `<item ${one}/>`).join('');
  const count = (list: string) => readScormManifest(of('1.2', page('a.html'), list))?.pages;
  expect(count(items('identifierref="r"', 'identifierref="r"', 'identifierref="none"'))).toBe(1);
  expect(count(items('identifierref="r"', 'identifierref="r" parameters="?page=2"'))).toBe(2);
  expect(count('')).toBe(0);
});

test('a comment without an end is no manifest, and no text takes long', () => {
  const start = '<manifest>';
  const href = '#'.repeat(250_000);
  const hostile = [
    '<!--'.repeat(60_000),
    '<a '.repeat(80_000),
    `<a x="`.repeat(40_000),
    `<a x='<a y="'"`.repeat(20_000),
    `<a ${' '.repeat(250_000)}`,
    `<item identifierref="r"/><resource identifier="r" href="${href}&#10;\n"/>`,
  ];
  const began = performance.now();
  expect(hostile.map((text) => readScormManifest(start + text))).toEqual(hostile.map(() => null));
  expect(performance.now() - began).toBeLessThan(2000);
});
