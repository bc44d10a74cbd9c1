import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuestionSheet, readQuestions } from '@/api/testing/endpoints';
import { zipOf } from '@/backend/files/zip';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenLearning } from '../helpers/given-learning';
import { rawZip } from '../helpers/hostile-zips';

let backend: TestBackend;
let author: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  author = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const send = (bytes: Buffer) =>
  backend.call(readQuestions, {
    as: author,
    body: { file: new File([new Uint8Array(bytes)], 'questions.zip') },
  });
const item = (id: string, text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}">
    <responseDeclaration cardinality="multiple"><correctResponse><value>a</value></correctResponse>
    <mapping><mapEntry mapKey="a" mappedValue="7"/><mapEntry mapKey="b" mappedValue="0.5"/></mapping></responseDeclaration>
    <itemBody><choiceInteraction><prompt>${text}</prompt><simpleChoice identifier="a">Да</simpleChoice>
    <simpleChoice identifier="b">Нет</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const manifest = (...hrefs: string[]) =>
  `<manifest><resources>${hrefs.map((href) => `<resource type="imsqti_item_xmlv2p1" href="${href}"/>`).join('')}</resources></manifest>`;
const packed = (files: Record<string, string>) =>
  zipOf(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));

test('a zipped QTI package comes in the order of its manifest; what is no choice is named', async () => {
  const zip = await packed({
    'imsmanifest.xml': manifest('items/two.xml', 'items/one.xml', 'items/essay.xml'),
    'items/one.xml': item('one', 'Первый?'),
    'items/two.xml': item('two', 'Второй?'),
    'items/essay.xml': item('essay', 'Опишите').replaceAll('choiceInteraction', 'extendedTextInteraction'),
    'pictures/cream.png': 'not looked at',
    '__MACOSX/items/one.xml': item('junk', 'Мусор?'),
  });
  const { value, errors } = await send(zip);
  expect(errors).toEqual([]);
  expect(value.format).toBe('QTI');
  expect(value.questions.map(({ text, type }) => [text, type])).toEqual([
    ['Второй?', 'multiple_choice'],
    ['Первый?', 'multiple_choice'],
  ]);
  expect(value.questions[0]?.options.map(({ countPoints }) => countPoints)).toEqual([7, 0]);
  expect(value.problems).toEqual([
    { place: 'вопрос essay', text: 'Это не вопрос с выбором ответа (choiceInteraction).' },
  ]);
});

const MB = 1024 * 1024;
test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['a ZIP of something else', 'no-questions', () => packed({ 'notes.xml': '<p>Что?</p>' })],
  ['an empty ZIP of documents', 'no-questions', () => packed({ 'a.txt': 'Что?' })],
  ['a bomb', 'file-too-big', () => packed({ 'q.xml': item('q', ' '.repeat(64 * MB)) })],
  [
    'a bomb in parts',
    'file-too-big',
    () =>
      packed(
        Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`q${String(at)}.xml`, item('q', ' '.repeat(4 * MB))]),
        ),
      ),
  ],
  [
    'one that lies about its size',
    'file-broken',
    () => rawZip([{ name: 'q.xml', bytes: item('q', ' '.repeat(30 * MB)), claims: 10 }]),
  ],
  [
    'thousands of entries',
    'file-broken',
    () => rawZip(Array.from({ length: 2100 }, (_, at) => ({ name: `q${String(at)}.xml` }))),
  ],
  [
    'hundreds of documents',
    'file-too-big',
    () => rawZip(Array.from({ length: 600 }, (_, at) => ({ name: `q${String(at)}.xml` }))),
  ],
  [
    'a way out of the folder',
    'file-broken',
    () => rawZip([{ name: '../../q.xml', bytes: item('q', 'Что?') }]),
  ],
  [
    'one under a password',
    'file-encrypted',
    () => rawZip([{ name: 'q.xml', bytes: item('q', 'Что?'), flags: 0x0801 }]),
  ],
  ['half of one', 'file-broken', async () => (await packed({ 'q.xml': item('q', 'Что?') })).subarray(0, 80)],
])('%s is 422 on the file: %s', async (_, code, zip) => {
  const { status, errors } = await send(await zip());
  expect([status, errors[0]?.code, errors[0]?.source]).toEqual([
    422,
    code,
    { pointer: '/data/attributes/file' },
  ]);
});

test('questions of a test leave as a package and come back equal', async () => {
  const mark = await backend.given.mark();
  const made = await givenLearning(backend).test({
    ...{ markId: mark.id, title: 'Кожа зимой & летом', pays: [10, 5] },
    asked: [{ text: 'Что значит «SPF < 30»?', explanation: 'Нужны липиды.' }],
  });
  const { value, headers } = await backend.call(getQuestionSheet, {
    as: author,
    params: { id: made.id },
    query: { format: 'qti' },
  });
  expect(headers.get('content-type')).toBe('application/zip');
  expect(decodeURIComponent(value.name)).toMatch(/\.zip$/);
  const { value: read } = await send(Buffer.from(value.body as Uint8Array));
  expect([read.format, read.problems]).toEqual(['QTI', []]);
  expect(read.questions).toMatchObject([
    { text: 'Что значит «SPF < 30»?', explanation: 'Нужны липиды.', type: 'single_choice' },
    { text: 'Вопрос 2' },
  ]);
  expect(
    read.questions.map(({ options }) => options.map((one) => [one.text, one.isRight, one.countPoints])),
  ).toEqual([
    [
      ['Да', true, 10],
      ['Нет', false, 0],
    ],
    [
      ['Да', true, 5],
      ['Нет', false, 0],
    ],
  ]);
});
