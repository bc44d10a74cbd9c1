import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyImport, checkImport, getImport, listImportRows, undoImport } from '@/api/imports/endpoints';
import { importVisits, markVisit, takeBackVisit } from '@/api/registrations/endpoints';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import type { Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { workbookFile } from '../helpers/workbook-file';

/** Rows of the long table; the full count is `IMPORT_ROWS=100000`. */
const LONG = Number(process.env.IMPORT_ROWS ?? 5000);

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
  given = givenTrainings(backend);
  admin = await backend.as('admin');
});
afterAll(() => backend.close());
// of one trainer one import works at a time, and only what they lead is theirs
beforeEach(async () => {
  trainer = await backend.as('trainer');
});

/** Seats of a past training. */
async function past(people = 2) {
  const training = await given.training({ leaderId: trainer.id, inDays: -2 });
  const seats: string[] = [];
  for (let at = 0; at < people; at += 1)
    seats.push(await given.seat((await backend.given.user()).id, training.id));
  return seats;
}
const HEAD = '№ записи;Посещение';
const lines = (rows: readonly string[], end = '\r\n') => [HEAD, ...rows].join(end);
const named = (bytes: BlobPart, name = 'Отчёт.csv') => new File([bytes], name);
const load = (file: File) => backend.call(importVisits, { as: trainer, body: { file } });
const read = async (id: string) => (await backend.call(getImport, { as: trainer, params: { id } })).value;
async function check(file: File) {
  const loaded = await load(file);
  expect(codeOf(loaded)).toBe('200');
  const { id, mapping } = loaded.value;
  await backend.call(checkImport, { as: trainer, params: { id }, body: { mapping } });
  await backend.work();
  return read(id);
}
async function apply(id: string, onlyRight = false) {
  const answer = await backend.call(applyImport, { as: trainer, params: { id }, body: { onlyRight } });
  await backend.work();
  return answer;
}
const undo = async (id: string) => {
  await backend.call(undoImport, { as: trainer, params: { id } });
  await backend.work();
  return read(id);
};
const visited = async (seats: readonly string[]) => {
  const row = trainingRegistrations;
  const rows = await backend.db
    .select()
    .from(row)
    .where(inArray(row.id, [...seats]));
  return seats.map((id) => rows.find((one) => one.id === id)?.visitedAt instanceof Date);
};

/** Windows' letters of a text. */
const cp1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    if (letter === '№') return 0xb9;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('whatever a table was saved with', () => {
  test.each<[string, (text: string) => BlobPart]>([
    ['UTF-8', (text) => text],
    ['UTF-8 with its mark', (text) => `\ufeff${text}`],
    ['the letters of Windows', cp1251],
    ['UTF-16', utf16],
    ['tabs', (text) => text.replaceAll(';', '\t')],
    ['commas', (text) => text.replaceAll(';', ',')],
    ['line ends of Unix, an empty line at the end', (text) => `${text.replaceAll('\r\n', '\n')}\n\n`],
    ['quotes around everything', (text) => text.replace(/[^;\r\n]+/g, '"$&"')],
  ])('%s: the same two marks', async (_, written) => {
    const seats = await past();
    const found = await check(named(written(lines(seats.map((id) => `${id};да`)))));
    expect(found.counts).toMatchObject({ update: 2, wrong: 0 });
  });

  test('formulas count as their values; a cell merged over rows is refused by its name', async () => {
    const [first = '', second = ''] = await past();
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = [
      `<row>${text('№ записи')}${text('Посещение')}</row>`,
      `<row><c r="A2"><f>1+1</f><v>${first}</v></c><c r="B2" t="str"><f>IF(1,"да","нет")</f><v>да</v></c></row>`,
      `<row><c r="A3"><v>${second}</v></c></row>`,
    ].join('');
    const merged = await load(
      named(new Uint8Array(await workbookFile({ rows, merged: ['B2:B3'] })), 'Отчёт.xlsx'),
    );
    expect(codeOf(merged)).toBe('422 cells-merged');
    expect(merged.errors[0]?.detail).toContain('B2:B3');
    // one that is empty says «нет»
    const found = await check(named(new Uint8Array(await workbookFile({ rows })), 'Отчёт.xlsx'));
    expect(found.counts).toMatchObject({ update: 1, same: 1, wrong: 0 });
    await apply(found.id, true);
    expect(await visited([first, second])).toEqual([true, false]);
  });

  test('a formula written as text in a CSV is a text, and wrong', async () => {
    const [first = ''] = await past();
    const found = await check(named(lines([`=${first};да`, `${first};=HYPERLINK("x")`])));
    expect(found.counts).toMatchObject({ update: 0, wrong: 2 });
  });
});

describe('rows that say what they should not', () => {
  test('one person twice: both are named, nothing is applied unless the right rows are asked for', async () => {
    const [first = '', second = ''] = await past();
    const found = await check(named(lines([`${first};да`, `${first};нет`, `${second};да`])));
    expect(found.counts?.wrong).toBeGreaterThanOrEqual(1);
    const refused = await apply(found.id);
    expect(refused.status).toBe(409);
    expect(await visited([first, second])).toEqual([false, false]);
    await apply(found.id, true);
    expect((await visited([second]))[0]).toBe(true);
  });

  test.each(['0', '-1', '1e3', '99999999999999999999', '1 024', '<b>', '٧', ''])(
    'the number %j finds nobody, and nothing fails',
    async (number) => {
      const [first = ''] = await past(1);
      const found = await check(named(lines([`${number};да`, `${first};да`])));
      expect(found.counts).toMatchObject({ wrong: 1, update: 1 });
    },
  );

  test('somebody else’s training, a wait and a seat given up are all «no such number»', async () => {
    const [own = '', given_up = '', waits = ''] = await past(3);
    const row = trainingRegistrations;
    await backend.db.update(row).set({ state: 'cancelled' }).where(eq(row.id, given_up));
    await backend.db.update(row).set({ state: 'waiting' }).where(eq(row.id, waits));
    const [{ trainingId } = { trainingId: '' }] = await backend.db.select().from(row).where(eq(row.id, own));
    await backend.db.update(trainings).set({ taken: 1 }).where(eq(trainings.id, trainingId));
    const mine = trainer;
    trainer = await backend.as('trainer');
    const [foreign = ''] = await past(1);
    trainer = mine;
    const found = await check(
      named(lines([own, given_up, waits, foreign, '987654321'].map((id) => `${id};да`))),
    );
    expect(found.counts).toMatchObject({ update: 1, wrong: 4 });
    const { value } = await backend.call(listImportRows, {
      ...{ as: trainer, params: { id: found.id }, query: { filter: { action: 'wrong' } } },
    });
    const said = value.items.map(({ problems }) => problems[0]?.message);
    expect(new Set(said)).toEqual(
      new Set(['Такой записи на ваших тренингах нет. Возьмите номер из отчёта.']),
    );
    await backend.db.update(row).set({ state: 'cancelled' }).where(eq(row.id, waits));
  });

  test('a long table is read whole, its few right rows are marked', async () => {
    const [first = '', second = ''] = await past();
    const strangers = Array.from({ length: LONG }, (_, at) => `${String(900_000_000 + at)};да`);
    const found = await check(named(lines([`${first};да`, ...strangers, `${second};да`])));
    expect(found).toMatchObject({ total: LONG + 2, counts: { update: 2, wrong: LONG } });
    await apply(found.id, true);
    expect(await visited([first, second])).toEqual([true, true]);
  }, 300_000);
});

describe('several hands', () => {
  test('two imports at once: the second is told that one is under way', async () => {
    const seats = await past();
    const file = () => named(lines(seats.map((id) => `${id};да`)));
    const [one, other] = [(await load(file())).value, (await load(file())).value];
    const begin = ({ id, mapping }: typeof one) =>
      backend.call(checkImport, { as: trainer, params: { id }, body: { mapping } });
    const codes = [codeOf(await begin(one)), codeOf(await begin(other))];
    expect(codes).toEqual(['200', '409 import-running']);
    expect(codeOf(await load(file()))).toBe('409 import-running');
    await backend.work();
    await apply(one.id);
    expect(await visited(seats)).toEqual([true, true]);
  });

  test('of two trainers at once, each has their own', async () => {
    const mine = { as: trainer, seats: await past() };
    trainer = await backend.as('trainer');
    const theirs = { as: trainer, seats: await past() };
    const begun: string[] = [];
    for (const { as, seats } of [mine, theirs]) {
      trainer = as;
      const { value } = await load(named(lines(seats.map((id) => `${id};да`))));
      const { id, mapping } = value;
      const answer = await backend.call(checkImport, { as, params: { id }, body: { mapping } });
      expect(codeOf(answer)).toBe('200');
      // the next one of the same trainer waits
      expect(codeOf(await load(named(lines([`${seats[0] ?? ''};да`]))))).toBe('409 import-running');
      begun.push(id);
    }
    await backend.work();
    const apply = (as: Actor, id: string) =>
      backend.call(applyImport, { as, params: { id }, body: { onlyRight: false } });
    const [one = '', other = ''] = begun;
    const applied = await Promise.all([apply(mine.as, one), apply(theirs.as, other)]);
    expect(applied.map(codeOf)).toEqual(['200', '200']);
    await backend.work();
    expect(await visited([...mine.seats, ...theirs.seats])).toEqual([true, true, true, true]);
  });

  test('a mark made between the check and the applying stays as it is', async () => {
    const [first = '', second = ''] = await past();
    const found = await check(named(lines([`${first};да`, `${second};да`])));
    await backend.call(markVisit, {
      ...{ as: trainer, params: { id: first }, body: {}, idempotencyKey: crypto.randomUUID() },
    });
    await apply(found.id);
    const [row] = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.id, first));
    expect(row?.visitSource).toBe('manual');
    expect(await visited([second])).toEqual([true]);
  });

  test('undone, marks that somebody has made anew since are kept and counted', async () => {
    const seats = await past();
    const [first = ''] = seats;
    const found = await check(named(lines(seats.map((id) => `${id};да`))));
    await apply(found.id);
    await backend.call(takeBackVisit, { as: admin, params: { id: first }, body: { reason: 'Не та строка' } });
    await backend.call(markVisit, {
      ...{ as: trainer, params: { id: first }, body: {}, idempotencyKey: crypto.randomUUID() },
    });
    const undone = await undo(found.id);
    expect(undone.counts).toMatchObject({ restored: 1, kept: 1 });
    expect(await visited(seats)).toEqual([true, false]);
  });
});
