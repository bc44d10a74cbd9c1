import { eq, sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageArticles } from '@/api/articles/endpoints';
import { startExport } from '@/api/exports/endpoints';
import { listNotifications } from '@/api/notifications/endpoints';
import { cancelRun, getRun, getRunFile, listRuns } from '@/api/runs/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { userRoles } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let learning: GivenLearning;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
  learning = givenLearning(backend);
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

type Filters = Record<string, unknown>;
const start = (format: 'xlsx' | 'csv', filters?: Filters, as = admin, id = 'articles') =>
  backend.call(startExport, { as, params: { id }, body: { format, ...(filters ? { filters } : {}) } });
async function fileOf(format: 'xlsx' | 'csv', filters?: Filters) {
  const { id } = (await start(format, filters)).value;
  await backend.work();
  const run = (await backend.call(getRun, { as: admin, params: { id } })).value;
  const { value, headers } = await backend.call(getRunFile, { as: admin, params: { id } });
  return { run, headers, bytes: Buffer.from(value.body as Uint8Array) };
}

test('401 without a session, 403 without the right of the list, 404 for no list, 422 for no filter of it', async () => {
  const body = { format: 'csv' as const };
  expect((await backend.call(startExport, { params: { id: 'articles' }, body })).status).toBe(401);
  expect((await start('csv', undefined, await backend.as('moderator'))).status).toBe(403);
  const missing = await start('csv', undefined, admin, 'people');
  expect([missing.status, missing.errors[0]?.code]).toEqual([404, 'export-missing']);
  expect((await start('pdf' as never)).status).toBe(422);
  expect((await start('csv', { owner: '1' })).status).toBe(422);
  expect((await start('csv', { state: 'lost' })).status).toBe(422);
});

test('the file has exactly the rows of the list under the same filter, as somebody else’s reader finds them', async () => {
  const mark = await backend.given.mark();
  const stem = unique('Выгрузка');
  for (const title of [`=HYPERLINK("${stem}")`, `${stem}; "два"`])
    await learning.article({ title, markId: mark.id });
  await learning.article({ title: `${stem} черновик`, markId: mark.id, status: 0 });
  const filter = { mark: [mark.slug], state: 'published' as const };
  const list = (await backend.call(manageArticles, { as: admin, query: { filter } })).value;
  const { run, headers, bytes } = await fileOf('xlsx', filter);
  expect(run).toMatchObject({ kind: 'export', subject: 'articles', status: 'done', progress: 2, total: 2 });
  expect(run.file?.name).toBe('Статьи и видео 2026-11-20.xlsx');
  expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    'Статьи и видео 2026-11-20.xlsx',
  );
  const [sheet] = await readExcel(bytes);
  const titles = sheet?.data.slice(1).map((row) => row[2]);
  expect(titles?.sort()).toEqual(list.items.map(({ title }) => title).sort());
  expect(sheet?.data[0]?.slice(0, 5)).toEqual(['№', 'Вид', 'Название', 'Бренд', 'Состояние']);
  const csv = await fileOf('csv', filter);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const records = parse(csv.bytes, { bom: true, delimiter: ';' });
  expect(records.slice(1).map((row) => row[2])).toEqual([`'=HYPERLINK("${stem}")`, `${stem}; "два"`]);
});

test('an empty list is a file with its headings', async () => {
  const { run, bytes } = await fileOf('xlsx', { search: unique('нигде') });
  expect([run.status, (await readExcel(bytes))[0]?.data.length]).toEqual(['done', 1]);
});

test('thousands of rows come by pages, each once; what is added meanwhile is left out', async () => {
  const stem = unique('Страница');
  const { id: markId } = await backend.given.mark();
  // five thousand rows for readers' lists and the search would take half a minute
  await backend.db.execute(sql`alter table articles disable trigger user`);
  await backend.db.execute(sql`
    insert into articles (kind, mark_id, slug, title, content, status, published_at)
    select 'article', ${markId}::bigint, ${stem} || n, ${stem} || ' ' || n, '', 1, now() from generate_series(0, 5200) n`);
  await backend.db.execute(sql`alter table articles enable trigger user`);
  const { run, bytes } = await fileOf('csv', { search: stem });
  expect([run.progress, run.total]).toEqual([5201, 5201]);
  const titles = parse(bytes, { bom: true, delimiter: ';', from: 2 }).map(([, , title]) => title);
  expect(titles).toEqual(Array.from({ length: 5201 }, (_, at) => `${stem} ${at}`));
});

test('it is one’s own, one at a time, told at its end, and each download is on record', async () => {
  const other = await backend.as('admin');
  const { id } = (await start('csv')).value;
  const second = await start('csv');
  expect([second.status, second.errors[0]?.code]).toEqual([409, 'run-under-way']);
  await backend.call(cancelRun, { as: admin, params: { id } });
  const own = (await start('xlsx', undefined, other)).value;
  await backend.work();
  expect((await backend.call(getRunFile, { as: admin, params: { id: own.id } })).status).toBe(404);
  const query = { filter: { kind: 'export' as const, subject: 'articles' } };
  expect((await backend.call(listRuns, { as: other, query })).value.items.map((run) => run.id)).toEqual([
    own.id,
  ]);
  const news = (await backend.call(listNotifications, { as: other })).value.items.map(({ data }) => data);
  expect(news[0]).toMatchObject({ title: 'Выгрузка готова', link: '/lk/content' });
  await backend.call(getRunFile, { as: other, params: { id: own.id } });
  const records = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, other.id));
  expect(records.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['export.started', own.id],
    ['run.downloaded', own.id],
  ]);
  await backend.db.delete(userRoles).where(eq(userRoles.userId, other.id));
  expect((await backend.call(getRunFile, { as: other, params: { id: own.id } })).status).toBe(403);
});
