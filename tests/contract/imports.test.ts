import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyImport,
  cancelImport,
  checkImport,
  getImport,
  getImportKind,
  getImportProtocol,
  getImportTemplate,
  listImportRows,
  listImports,
  undoImport,
  uploadImport,
} from '@/api/imports/endpoints';
import { cancelRun, getRunFile } from '@/api/runs/endpoints';
import { listNotifications } from '@/api/notifications/endpoints';
import { glossaryWords } from '@/backend/db/schema/glossary';
import { importRows, imports } from '@/backend/db/schema/imports';
import { auditRecords, files } from '@/backend/db/schema/system';
import { userRoles } from '@/backend/db/schema/users';
import { RUN_WORK } from '@/backend/runs/kinds';
import { workRuns } from '@/backend/runs/work-runs';
import { expireImports } from '@/backend/services/imports/expire-imports';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenProducts } from '../helpers/given-products';
import { unzip } from '../helpers/unzip';
import { workbookOf } from '../helpers/workbook-file';

let backend: TestBackend;
let admin: Actor;
let given: ReturnType<typeof givenProducts>;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
  given = givenProducts({ db: backend.db, given: backend.given, now: backend.clock.now });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(imports);
  admin = await backend.as('admin');
});

const kind = 'glossary-words' as const;
const fileOf = (content: Buffer | string, name = 'Слова.csv') =>
  new File([new Uint8Array(Buffer.from(content))], name);
const upload = (content: Buffer | string, as = admin, name?: string) =>
  backend.call(uploadImport, { as, body: { kind, file: fileOf(content, name) } });
const read = async (id: string, as = admin) => (await backend.call(getImport, { as, params: { id } })).value;
const rowsOf = async (id: string, filter: { action?: 'wrong'; undone?: 'kept' } = {}) =>
  (await backend.call(listImportRows, { as: admin, params: { id }, query: { filter } })).value.items;
const words = (part: string) =>
  backend.db
    .select()
    .from(glossaryWords)
    .where(sql`name like ${`%${part}%`}`)
    .orderBy(asc(glossaryWords.name));

const runOf = async (id: string) =>
  (await backend.db.select().from(imports).where(eq(imports.id, id)))[0]?.runId ?? '';

async function checked(content: Buffer | string) {
  const { id, mapping } = (await upload(content)).value;
  await backend.call(checkImport, { as: admin, params: { id }, body: { mapping } });
  await backend.work();
  return read(id);
}
async function applied(content: Buffer | string, onlyRight = false) {
  const { id } = await checked(content);
  await backend.call(applyImport, { as: admin, params: { id }, body: { onlyRight } });
  await backend.work();
  return read(id);
}

/** A server that stops after one step, of the rows past `row` in the order of that run. */
async function workPart(of: 'import-apply' | 'import-undo', row: number) {
  const stop = new AbortController();
  const real = RUN_WORK[of].step;
  const step = vi.spyOn(RUN_WORK[of], 'step').mockImplementation(async (tools) => {
    stop.abort();
    return real(tools, { row });
  });
  await workRuns(backend.deps, stop.signal);
  step.mockRestore();
}

const ACTS = [
  [getImport, undefined],
  [listImportRows, undefined],
  [checkImport, { mapping: {} }],
  [applyImport, { onlyRight: false }],
  [undoImport, undefined],
  [cancelImport, undefined],
  [getImportProtocol, undefined],
] as const;

describe('who may', () => {
  const params = { id: '1', kind };

  test('without a session every call is 401', async () => {
    const body = { kind, file: fileOf('а') };
    const calls = [
      backend.call(getImportKind, { params }),
      backend.call(getImportTemplate, { params }),
      backend.call(listImports, { query: { filter: { kind } } }),
      backend.call(uploadImport, { body }),
      ...ACTS.map(([endpoint, own]) =>
        backend.call(endpoint as typeof checkImport, { params, body: own as never }),
      ),
    ];
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([401]));
  });

  test('without the right of the kind: 403, and 404 for its imports as for none at all', async () => {
    const { id } = (await upload('Слово;Определение\nа;б')).value;
    const as = await backend.as('moderator');
    const calls = [
      backend.call(getImportKind, { as, params }),
      backend.call(getImportTemplate, { as, params }),
      backend.call(listImports, { as, query: { filter: { kind } } }),
      upload('Слово;Определение\nа;б', as),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    for (const [endpoint, body] of ACTS) {
      for (const [caller, asked] of [
        [as, id],
        [admin, '987654321'],
        [admin, 'abc'],
      ] as const) {
        const called = { as: caller, params: { id: asked }, body: body as never };
        const { status, errors } = await backend.call(endpoint as typeof checkImport, called);
        expect([endpoint.path, status, errors[0]?.code]).toEqual([endpoint.path, 404, 'import-missing']);
      }
    }
  });

  test('no such kind is 404, of a list 400; a form without a file 422', async () => {
    const asked = { as: admin, params: { kind: 'people' } };
    expect((await backend.call(getImportKind, asked)).errors[0]?.code).toBe('import-kind-missing');
    const query = { filter: { kind: 'people' as never } };
    expect((await backend.call(listImports, { as: admin, query })).status).toBe(400);
    const { status, errors } = await backend.call(uploadImport, { as: admin, body: { kind } });
    expect([status, errors[0]?.source]).toEqual([422, { pointer: '/data/attributes/file' }]);
  });
});

test('what is no table is refused in words, and leaves nothing in the store', async () => {
  const before = await backend.db.$count(files);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  for (const [content, code] of [
    [png, 'file-not-table'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'file-old-excel'],
    ['Слово;Определение\n', 'file-empty'],
    [(await workbookOf([['а'], ['б']])).subarray(0, 200), 'file-broken'],
  ] as const) {
    const { status, errors } = await upload(content, admin, 'Слова.xlsx');
    expect([status, errors[0]?.code, errors[0]?.source]).toEqual([
      422,
      code,
      { pointer: '/data/attributes/file' },
    ]);
    expect(errors[0]?.detail).toMatch(/[а-я]/);
  }
  expect(await backend.db.$count(files)).toBe(before);
  expect(await backend.db.$count(imports)).toBe(0);
});

test('columns are recognised and can be mended; the same headings are remembered as they were mended', async () => {
  const text = 'Термин;Слово;Что это\nа;б;в\n';
  const { id, ...made } = (await upload(text)).value;
  expect(made).toMatchObject({ state: 'mapping', total: 1, mapping: { name: 0 }, counts: null, run: null });
  expect(made).toMatchObject({ headings: ['Термин', 'Слово', 'Что это'], samples: [['а', 'б', 'в']] });
  const check = (mapping: Record<string, number>) =>
    backend.call(checkImport, { as: admin, params: { id }, body: { mapping } });
  for (const [mapping, field, code] of [
    [{ name: 0 }, 'description', 'column-missing'],
    [{ name: 0, description: 0 }, 'description', 'column-twice'],
    [{ name: 0, description: 7 }, 'description', 'column-missing'],
    [{ name: 0, description: 2, secret: 1 }, 'secret', 'unknown-name'],
  ] as const) {
    const { status, errors } = await check(mapping);
    const source = { pointer: `/data/attributes/mapping/${field}` };
    expect([status, errors[0]?.code, errors[0]?.source]).toEqual([422, code, source]);
  }
  const mapping = { name: 1, description: 2 };
  expect((await check(mapping)).value).toMatchObject({ state: 'checking', mapping });
  await backend.work();
  expect((await rowsOf(id))[0]?.cells).toEqual({ name: 'б', description: 'в' });
  expect((await upload(text)).value.mapping).toEqual(mapping);
});

describe('the check', () => {
  test('names each wrong cell by row, column and value; nothing moves', async () => {
    const known = await given.word({ name: unique('Старое') });
    const before = await backend.db.$count(glossaryWords);
    const long = 'щ'.repeat(121);
    const { id, ...done } = await checked(
      [
        ['Слово', 'Бренд', 'Определение', 'Опубликовано'],
        ['Новое', '', 'Текст', 'да'],
        ['', 'Нет такого', 'Текст', 'может быть'],
        [long, '', '', ''],
        ['НОВОЕ', '', 'Ещё раз', ''],
        [known.name, '', 'Иначе', ''],
      ]
        .map((row) => row.join(';'))
        .join('\r\n'),
    );
    expect(done.state).toBe('ready');
    expect(done.counts).toMatchObject({ wrong: 3, create: 1, update: 1, same: 0, applied: 0 });
    const wrong = await rowsOf(id, { action: 'wrong' });
    expect(
      wrong.map(({ id: row, problems }) => [row, problems.map(({ column, value }) => [column, value])]),
    ).toEqual([
      [
        '3',
        [
          ['name', ''],
          ['isPublished', 'может быть'],
          ['markId', 'Нет такого'],
        ],
      ],
      [
        '4',
        [
          ['name', long],
          ['description', ''],
        ],
      ],
      ['5', [[null, '']]],
    ]);
    expect(wrong[2]?.problems[0]?.message).toBe('Повторяет строку 2. Оставьте одну из них.');
    expect(wrong[0]?.problems[2]?.message).toMatch(/^Такого бренда нет\. Есть: /);
    const [, , , , change] = await rowsOf(id);
    expect([change?.action, change?.changes]).toEqual([
      'update',
      [{ column: 'description', before: expect.any(String) as string, after: '<p>Иначе</p>' }],
    ]);
    expect(await backend.db.$count(glossaryWords)).toBe(before);
    const news = (await backend.call(listNotifications, { as: admin })).value.items.map(({ data }) => data);
    expect(news[0]).toMatchObject({ title: 'Таблица проверена', link: `/lk/glossary-import?import=${id}` });
  });

  test('leaves a file of the wrong rows with what to mend, for those with the right, and says who took it', async () => {
    const { id, protocol } = await checked('Слово;Определение\n=1+1;\nб;в\n');
    expect(protocol?.name).toBe('Исправить слова глоссария 2026-11-20.csv');
    const other = await backend.as('admin');
    const { value, headers } = await backend.call(getImportProtocol, { as: other, params: { id } });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, row, rest] = Buffer.from(value.body as Uint8Array)
      .toString()
      .split('\r\n');
    expect(head).toBe(
      '\ufeffСлово;Бренд;Определение;Другие названия;Опубликовано;Что исправить;Строка файла',
    );
    expect([row, rest]).toEqual(["'=1+1;;;;;Определение: Заполните «Определение».;2", '']);
    const [record] = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, other.id));
    expect(record).toMatchObject({ action: 'import.protocol-downloaded', subjectId: id });
    const [file] = await backend.db
      .select()
      .from(files)
      .where(eq(files.purpose, 'import'))
      .orderBy(sql`created_at desc`);
    expect((await backend.fetch(`/media/${file?.storageKey ?? ''}`)).status).toBe(404);
  });

  test('the template is a workbook that is taken as it is', async () => {
    const { value, headers } = await backend.call(getImportTemplate, { as: admin, params: { kind } });
    expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    const bytes = Buffer.from(value.body as Uint8Array);
    expect((await unzip(bytes)).has('xl/worksheets/sheet1.xml')).toBe(true);
    const { counts } = await checked(bytes);
    expect(counts).toMatchObject({ wrong: 0, create: 1 });
    const { columns } = (await backend.call(getImportKind, { as: admin, params: { kind } })).value;
    expect(columns.filter(({ isRequired }) => isRequired).map(({ title }) => title)).toEqual([
      'Слово',
      'Определение',
    ]);
  });
});

describe('applying and undoing', () => {
  test('nothing while a row is wrong, unless the right ones alone are asked for', async () => {
    const stem = unique('Применить');
    const { id } = await checked(`Слово;Определение\n${stem} 1;а\n${stem} 2;\n`);
    const refused = await backend.call(applyImport, {
      as: admin,
      params: { id },
      body: { onlyRight: false },
    });
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'rows-wrong']);
    expect(await words(stem)).toEqual([]);
    await backend.call(applyImport, { as: admin, params: { id }, body: { onlyRight: true } });
    await backend.work();
    const done = await read(id);
    expect([done.state, done.counts?.applied]).toEqual(['done', 1]);
    expect((await words(stem)).map(({ name, publishedAt }) => [name, publishedAt])).toEqual([
      [`${stem} 1`, null],
    ]);
    const { value } = await backend.call(getImportProtocol, { as: admin, params: { id } });
    const lines = Buffer.from(value.body as Uint8Array)
      .toString()
      .split('\r\n');
    expect([lines[1]?.split(';')[5], lines[2]?.split(';')[5]]).toEqual(['добавлено', 'не загружено']);
  });

  test('a word is changed by brand and word; undone, all is as before but for what somebody has changed since', async () => {
    const mark = await backend.given.mark();
    const stem = unique('Отменить');
    const old = await given.word({
      name: `${stem} старое`,
      markId: mark.id,
      description: '<p>Было</p>',
      synonyms: ['x'],
    });
    const mine = await given.word({ name: `${stem} моё`, description: '<p>Было</p>' });
    const rows = [
      `${stem} СТАРОЕ;${mark.slug};Стало;"a; b";да`,
      `${stem} моё;;Стало;;`,
      `${stem} новое;;"Две\nстроки <тут>";"a; b";`,
      `${stem} новое 2;;Текст;;да`,
    ];
    const { id, state, counts } = await applied(
      `Слово;Бренд;Определение;Синонимы;Опубликовано\n${rows.join('\n')}\n`,
    );
    expect([state, counts?.applied]).toEqual(['done', 4]);
    const after = await words(stem);
    const found = after.find((word) => word.id === old.id);
    expect(found).toMatchObject({
      name: `${stem} СТАРОЕ`,
      description: '<p>Стало</p>',
      synonyms: ['a', 'b'],
    });
    expect(after.map(({ description }) => description)).toContain('<p>Две</p><p>строки &lt;тут&gt;</p>');
    await backend.db
      .update(glossaryWords)
      .set({ description: '<p>Чужое</p>' })
      .where(eq(glossaryWords.id, mine.id));
    await backend.call(undoImport, { as: admin, params: { id } });
    await backend.work();
    const undone = await read(id);
    expect([undone.state, undone.counts?.restored, undone.counts?.kept]).toEqual(['undone', 3, 1]);
    expect((await rowsOf(id, { undone: 'kept' })).map(({ id: row }) => row)).toEqual(['3']);
    const left = await words(stem);
    expect(left.map(({ description }) => description).sort()).toEqual(['<p>Было</p>', '<p>Чужое</p>']);
    expect(left.find((word) => word.id === old.id)).toMatchObject({
      name: `${stem} старое`,
      synonyms: ['x'],
    });
  });

  test('what others have done since the check is seen: no word twice', async () => {
    const stem = unique('Между');
    const { id } = await checked(`Слово;Определение\n${stem};Текст\n`);
    await given.word({ name: stem, description: '<p>Успели</p>' });
    await backend.call(applyImport, { as: admin, params: { id }, body: { onlyRight: false } });
    await backend.work();
    expect((await words(stem)).map(({ description }) => description)).toEqual(['<p>Текст</p>']);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({
      action: 'update',
      changes: [{ before: '<p>Успели</p>', after: '<p>Текст</p>' }],
    });
  });

  test('the same file once more changes nothing', async () => {
    const text = `Слово;Определение\n${unique('Дважды')};Текст\n`;
    await applied(text);
    const { id, counts } = await checked(text);
    expect(counts).toMatchObject({ same: 1, create: 0, update: 0 });
    const { errors } = await backend.call(applyImport, {
      as: admin,
      params: { id },
      body: { onlyRight: true },
    });
    expect(errors[0]?.code).toBe('nothing-to-apply');
  });

  test('stopped midway, an applying goes on or back; a half undone one only back', async () => {
    const stem = unique('Посередине');
    const lines = Array.from({ length: 2 }, (_, at) => `${stem} ${at};Текст`);
    const { id } = await checked(`Слово;Определение\n${lines.join('\n')}\n`);
    const apply = () => backend.call(applyImport, { as: admin, params: { id }, body: { onlyRight: false } });
    const undo = () => backend.call(undoImport, { as: admin, params: { id } });
    await apply();
    await workPart('import-apply', 2);
    await backend.call(cancelImport, { as: admin, params: { id } });
    const half = await read(id);
    expect([half.state, half.counts?.applied]).toEqual(['stopped', 1]);
    await apply();
    await backend.work();
    expect((await read(id)).counts?.applied).toBe(2);
    await undo();
    await workPart('import-undo', 3);
    await backend.call(cancelImport, { as: admin, params: { id } });
    const back = await read(id);
    expect([back.state, back.canUndo, back.counts?.restored]).toEqual(['half-undone', true, 1]);
    const { status, errors } = await apply();
    expect([status, errors[0]?.code]).toEqual([409, 'import-state']);
    await undo();
    await backend.work();
    const undone = await read(id);
    expect([undone.state, undone.counts?.restored, await words(stem)]).toEqual(['undone', 2, []]);
  });

  test('undone, a word has its day and its text as they were stored', async () => {
    const publishedAt = new Date('2026-03-08T07:00:00Z');
    const description = '<p onclick="x()">Было</p>';
    const { id: wordId, name } = await given.word({ name: unique('День'), description, publishedAt });
    const { id } = await applied(`Слово;Определение;Опубликовано\n${name};Стало;нет\n`);
    expect((await words(name))[0]).toMatchObject({ publishedAt: null, description: '<p>Стало</p>' });
    await backend.call(undoImport, { as: admin, params: { id } });
    await backend.work();
    expect(await words(name)).toMatchObject([{ id: wordId, publishedAt, description }]);
  });

  test('whose right is taken away while the run waits, changes nothing more and gets no file', async () => {
    const other = await backend.as('admin');
    const stem = unique('Право');
    const { id, mapping } = (await upload(`Слово;Определение\n${stem};Текст\n;Без слова\n`, other)).value;
    await backend.call(checkImport, { as: other, params: { id }, body: { mapping } });
    await backend.work();
    const file = { as: other, params: { id: await runOf(id) } };
    expect((await backend.call(getRunFile, file)).status).toBe(200);
    await backend.call(applyImport, { as: other, params: { id }, body: { onlyRight: true } });
    await backend.db.delete(userRoles).where(eq(userRoles.userId, other.id));
    await backend.work();
    expect([(await read(id)).state, await words(stem)]).toEqual(['stopped', []]);
    expect((await backend.call(getRunFile, file)).status).toBe(403);
  });

  test('after a day it stays', async () => {
    const { id, canUndo } = await applied(`Слово;Определение\n${unique('Поздно')};Текст\n`);
    expect(canUndo).toBe(true);
    backend.clock.advance(24 * 3600_000);
    expect((await read(id)).canUndo).toBe(false);
    const { status, errors } = await backend.call(undoImport, { as: admin, params: { id } });
    expect([status, errors[0]?.code]).toEqual([409, 'undo-late']);
  });

  test('two words of one name and two brands have addresses of their own', async () => {
    const mark = await backend.given.mark();
    const stem = unique('Адрес');
    await applied(`Слово;Бренд;Определение\n${stem};;а\n${stem};${mark.slug};б\n`);
    const slugs = (await words(stem)).map(({ slug }) => slug).sort();
    expect(slugs[1]).toBe(`${slugs[0] ?? ''}-2`);
  });
});

describe('one at a time', () => {
  const text = 'Слово;Определение\nа;б\n';

  test('while one works another is neither taken in nor begun: 409 import-running', async () => {
    const [one, two] = [(await upload(text)).value, (await upload(text)).value];
    const others = await backend.as('super-admin');
    const check = (as: Actor, { id, mapping }: typeof one) =>
      backend.call(checkImport, { as, params: { id }, body: { mapping } });
    const begun = await Promise.all([check(admin, one), check(others, two)]);
    const codes = begun.map(({ status, errors }) => [status, errors[0]?.code]);
    expect(codes).toContainEqual([200, undefined]);
    expect(codes).toContainEqual([409, 'import-running']);
    expect((await upload(text, others)).errors[0]?.code).toBe('import-running');
  });

  test('each act has its states; a stopped check is over, and its own list has them all', async () => {
    const { id, mapping } = (await upload(text)).value;
    const body = { onlyRight: true };
    expect((await backend.call(applyImport, { as: admin, params: { id }, body })).errors[0]?.code).toBe(
      'import-state',
    );
    expect((await backend.call(undoImport, { as: admin, params: { id } })).errors[0]?.code).toBe(
      'import-state',
    );
    await backend.call(checkImport, { as: admin, params: { id }, body: { mapping } });
    const stopped = (await backend.call(cancelImport, { as: admin, params: { id } })).value;
    expect([stopped.state, stopped.run?.status]).toEqual(['cancelled', 'cancelled']);
    expect((await backend.call(cancelImport, { as: admin, params: { id } })).errors[0]?.code).toBe(
      'import-state',
    );
    const { items } = (await backend.call(listImports, { as: admin, query: { filter: { kind } } })).value;
    expect(items.map((item) => [item.id, item.state, item.authorName !== null])).toEqual([
      [id, 'cancelled', true],
    ]);
  });

  test('its run may be cancelled as any other; what waits is given up', async () => {
    const { id, mapping } = (await upload(text)).value;
    await backend.call(checkImport, { as: admin, params: { id }, body: { mapping } });
    const [row] = await backend.db.select().from(imports).where(eq(imports.id, id));
    await backend.call(cancelRun, { as: admin, params: { id: row?.runId ?? '' } });
    expect((await read(id)).state).toBe('cancelled');
    const waiting = (await upload(text)).value;
    await backend.call(cancelImport, { as: admin, params: { id: waiting.id } });
    expect((await read(waiting.id)).state).toBe('cancelled');
  });
});

test('more rows than a step: each once; rows of an import go with it', async () => {
  const stem = unique('Много');
  const lines = Array.from({ length: 520 }, (_, at) => `${stem} ${at};Текст ${at}`);
  const { id, state, counts, run } = await applied(`Слово;Определение\n${lines.join('\n')}\n`);
  expect([state, counts?.applied, run?.progress]).toEqual(['done', 520, 520]);
  const [row] = await backend.db
    .select({ count: sql<number>`count(distinct name)::int` })
    .from(glossaryWords)
    .where(sql`name like ${`${stem}%`}`);
  expect(row?.count).toBe(520);
  await backend.db.delete(imports).where(and(eq(imports.id, id), inArray(imports.state, ['done'])));
  expect(await backend.db.$count(importRows, eq(importRows.importId, id))).toBe(0);
});

test('after thirty days file and rows go, its line stays', async () => {
  const { id } = await applied(`Слово;Определение\n${unique('Давно')};Текст\n`);
  const waiting = (await upload('Слово;Определение\nа;б\n')).value;
  await expireImports(backend.deps);
  expect(await backend.db.$count(importRows)).toBe(1);
  backend.clock.advance(31 * 24 * 3600_000);
  await expireImports(backend.deps);
  expect(await backend.db.$count(importRows)).toBe(0);
  expect((await backend.db.select().from(imports)).map(({ fileId }) => fileId)).toEqual([null, null]);
  const later = await backend.as('admin');
  expect([(await read(id, later)).state, (await read(waiting.id, later)).state]).toEqual([
    'done',
    'cancelled',
  ]);
});
