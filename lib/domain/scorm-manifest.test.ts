import { expect, test } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import { readScormManifest } from './scorm-manifest';

const of = (version: string, resources: string, items = '<item identifier="i" identifierref="r"/>') => `
  <manifest><metadata><schemaversion>${version}</schemaversion></metadata>
  <organizations>${items}</organizations>${resources}</manifest>`;
/** What a manifest says that asks for nothing. */
const plain = { query: '', launchData: '', mastery: null };
const page = (href: string, rest = '') =>
  `<resources><resource identifier="r" ${rest} href="${href}"/></resources>`;

test.each([
  ['1.2', page('index.html'), { format: 'scorm-1.2', launch: 'index.html', pages: 1, ...plain }],
  [
    '2004 3rd Edition',
    page('index.html'),
    { format: 'scorm-2004', launch: 'index.html', pages: 1, ...plain },
  ],
  ['CAM 1.3', page('index.html'), { format: 'scorm-2004', launch: 'index.html', pages: 1, ...plain }],
  [
    '1.2',
    page('a/b.html?mode=1&amp;x=2#top'),
    { format: 'scorm-1.2', launch: 'a/b.html', pages: 1, ...plain, query: '?mode=1&x=2#top' },
  ],
  ['1.2', page('./a%20b.html'), { format: 'scorm-1.2', launch: 'a b.html', pages: 1, ...plain }],
  [
    '1.2',
    page('b.html', 'xml:base="sco/"'),
    { format: 'scorm-1.2', launch: 'sco/b.html', pages: 1, ...plain },
  ],
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
  expect(readScormManifest(xml)).toEqual({ format: 'scorm-1.2', launch: '2.html', pages: 1, ...plain });
});

test.each([
  ['index.html?lesson=7', '', '?lesson=7'],
  ['index.html', 'lesson=7', '?lesson=7'],
  ['index.html', '?lesson=7', '?lesson=7'],
  ['index.html?lesson=7', '&amp;mode=2', '?lesson=7&mode=2'],
  ['index.html#top', '?lesson=7', '?lesson=7#top'],
  ['index.html', '#top', '#top'],
  ['index.html#top', '#end', '#top'],
  ['index.html', '?name=Урок 1', '?name=%D0%A3%D1%80%D0%BE%D0%BA%201'],
])('the address %s with «%s» is asked for with %s', (href, parameters, query) => {
  const item = `<item identifierref="r" parameters="${parameters}"/>`;
  expect(readScormManifest(of('1.2', page(href), item))).toMatchObject({ launch: 'index.html', query });
});

test('an address too long to be one is refused', () => {
  expect(readScormManifest(of('1.2', page(`a.html?${'x'.repeat(3000)}`)))).toBeNull();
});

test.each<[string, string, object]>([
  ['1.2', '<adlcp:masteryscore> 80 </adlcp:masteryscore>', { mastery: 80 }],
  ['1.2', '<adlcp:masteryscore>0</adlcp:masteryscore>', { mastery: 0 }],
  ['1.2', '<adlcp:masteryscore/>', { mastery: null }],
  ['1.2', '<adlcp:masteryscore>180</adlcp:masteryscore>', { mastery: null }],
  ['1.2', '<adlcp:datafromlms>a=1&amp;b=2</adlcp:datafromlms>', { launchData: 'a=1&b=2' }],
  ['1.2', '<adlcp:datafromlms><![CDATA[<a>&b]]></adlcp:datafromlms>', { launchData: '<a>&b' }],
  ['2004 4th Edition', '<adlcp:dataFromLMS>Урок</adlcp:dataFromLMS>', { launchData: 'Урок' }],
  [
    '2004 4th Edition',
    `<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">
      <imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`,
    { mastery: 0.6 },
  ],
  ['2004 4th Edition', '<imsss:primaryObjective satisfiedByMeasure="true"/>', { mastery: 1 }],
  [
    '2004 4th Edition',
    '<imsss:primaryObjective><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective>',
    { mastery: null },
  ],
])('%s: %s', (version, said, expected) => {
  const items = `<item><item identifierref="r"><title>У</title>${said}</item></item>`;
  expect(readScormManifest(of(version, page('a.html'), items))).toMatchObject(expected);
  const beside = `<item identifierref="r"/><item><title/>${said}</item>`;
  expect(readScormManifest(of(version, page('a.html'), beside))).toMatchObject({
    launchData: '',
    mastery: null,
  });
});

test.each([
  ['the default organization alone counts', 'default="b"', 'b.html'],
  ['without a default the first one does', '', 'a.html'],
  ['and where the default is not there', 'default="none"', 'a.html'],
])('%s', (_, attribute, launch) => {
  const xml = `<manifest><organizations ${attribute}>
      <organization identifier="a"><item identifierref="ra"/></organization>
      <organization identifier="b"><item identifierref="rb"/></organization></organizations>
    <resources><resource identifier="ra" href="a.html"/><resource identifier="rb" href="b.html"/></resources></manifest>`;
  expect(readScormManifest(xml)).toMatchObject({ launch, pages: 1 });
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

test('a comment without an end is no manifest, and no text takes long', TIMED, () => {
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
