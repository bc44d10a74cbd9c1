import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteDraft, getDraft, putDraft } from '@/api/drafts/endpoints';
import { tidy } from '@/backend/jobs/housekeeping';
import { DRAFT_DAYS } from '@/lib/domain/editor-draft';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

let backend: TestBackend;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const params = { kind: 'article', subject: '7' };
const body = { values: '{"title":"Ёлка"}', seenAt: '2026-11-19T08:00:00.000Z', writer: 'tab-1' };
const put = (change: object = {}, as = admin, at = params) =>
  backend.call(putDraft, { as, params: at, body: { ...body, ...change } });
const get = (as = admin, at = params) => backend.call(getDraft, { as, params: at });

test('without a session every call is 401, without the right to edit the kind 403', async () => {
  expect((await backend.call(getDraft, { params })).status).toBe(401);
  expect((await backend.call(putDraft, { params, body })).status).toBe(401);
  expect((await backend.call(deleteDraft, { params })).status).toBe(401);
  const as = await backend.as('moderator');
  expect((await get(as)).status).toBe(403);
  expect((await put({}, as)).status).toBe(403);
  expect((await backend.call(deleteDraft, { as, params })).status).toBe(403);
});

test('a kind without an editor, a spoiled subject and what nobody kept are 404', async () => {
  expect((await put({}, admin, { kind: 'constructor', subject: '7' })).status).toBe(404);
  expect((await put({}, admin, { kind: 'article', subject: 'a b' })).status).toBe(404);
  expect((await get(admin, { kind: 'article', subject: '404' })).status).toBe(404);
});

test.each([
  { values: 'x' },
  { values: '[]' },
  { values: 'null' },
  { seenAt: 'today' },
  { writer: '' },
  { more: 1 },
])('%j is 422', async (change) => expect((await put(change)).status).toBe(422));

test('one has one draft of a subject, and sees no other person’s', async () => {
  const at = { kind: 'article', subject: 'new' };
  expect((await put({ seenAt: null }, admin, at)).status).toBe(200);
  backend.clock.advance(60_000);
  const again = await put({ seenAt: null, values: '{"title":"Ель"}' }, admin, at);
  expect(again.value).toMatchObject({ id: 'article-new', values: '{"title":"Ель"}', seenAt: null });
  expect((await get(admin, at)).value).toEqual(again.value);
  const other = await backend.as('admin');
  expect((await get(other, at)).status).toBe(404);
  expect((await backend.call(deleteDraft, { as: other, params: at })).status).toBe(204);
  expect((await get(admin, at)).status).toBe(200);
  expect((await backend.call(deleteDraft, { as: admin, params: at })).status).toBe(204);
  expect((await get(admin, at)).status).toBe(404);
});

test('another tab that has not seen the last words is refused and told when; having seen them it goes on', async () => {
  const first = (await put({ after: null })).value;
  backend.clock.advance(1000);
  expect((await put({ after: null })).status).toBe(200);
  const last = (await get()).value.savedAt;
  expect(last).not.toBe(first.savedAt);
  for (const after of [null, first.savedAt]) {
    const refused = await put({ writer: 'tab-2', after, values: '{}' });
    expect([refused.status, refused.errors[0]?.code, refused.errors[0]?.meta]).toEqual([
      409,
      'draft-elsewhere',
      { at: last },
    ]);
  }
  expect((await get()).value.values).toBe(body.values);
  expect((await put({ writer: 'tab-2', after: last })).status).toBe(200);
  expect((await put({ writer: 'tab-3' })).status).toBe(200);
  expect((await put({ writer: 'tab-1', after: last })).status).toBe(409);
});

test('a tab that goes on from the copy of one before it writes over what that one sent unheard', async () => {
  const at = { kind: 'article', subject: 'copied' };
  const putAs = (writer: string, change: object = {}, as = admin) =>
    put({ writer, after: null, ...change }, as, at);
  expect((await putAs('tab-gone')).status).toBe(200);
  const values = '{"title":"Дальше"}';
  expect((await putAs('tab-next', { values, before: ['tab-older'] })).status).toBe(409);
  expect((await putAs('tab-next', { values, before: ['tab-older', 'tab-gone'] })).status).toBe(200);
  // the one before is alive after all: it has not seen this
  expect((await putAs('tab-gone')).status).toBe(409);
  // who names a tab of another person has nothing of theirs in hand
  expect((await putAs('tab-x', { before: ['tab-next'] }, await backend.as('admin'))).status).toBe(200);
  expect((await get(admin, at)).value.values).toBe(values);
});

test.each([[['']], [Array.from({ length: 21 }, () => 'tab')]])('tabs before %j are 422', async (before) =>
  expect((await put({ before })).status).toBe(422),
);

test('a draft nobody goes on with is removed after its time', async () => {
  await put();
  const later = (days: number) => new Date(backend.clock.now().getTime() + days * 864e5);
  await tidy(backend.db, later(DRAFT_DAYS - 1));
  expect((await get()).status).toBe(200);
  await tidy(backend.db, later(DRAFT_DAYS + 1));
  expect((await get()).status).toBe(404);
});
