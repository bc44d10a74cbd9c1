import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf } from '@/api/core/endpoint';
import { changeTopic, createTopic, createTraining, manageTopics } from '@/api/timetable/endpoints';
import { listTopics } from '@/api/trainings/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { trainings, trainingTopics } from '@/backend/db/schema/trainings';
import { ROLES } from '@/lib/access/roles';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let author: Actor;
let other: Actor;
let admin: Actor;
let mark: { slug: string };
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
  given = givenTrainings(backend);
  [author, other] = [await backend.as('trainer'), await backend.as('trainer')];
  admin = await backend.as('admin');
  mark = await backend.given.mark();
});
afterAll(() => backend.close());

type Body = BodyOf<Awaited<ReturnType<(typeof createTopic)['shapes']>>>;
type Change = BodyOf<Awaited<ReturnType<(typeof changeTopic)['shapes']>>>;

const create = (as: Actor, body: Partial<Body> = {}, idempotencyKey: string = crypto.randomUUID()) =>
  backend.call(createTopic, {
    ...{ as, idempotencyKey },
    body: { name: unique('Акне'), mark: mark.slug, ...body },
  });
const change = (as: Actor, id: string, body: Change, idempotencyKey: string = crypto.randomUUID()) =>
  backend.call(changeTopic, { as, params: { id }, body, idempotencyKey });
const made = async (body: Partial<Body> = {}) => (await create(author, body)).value;
const trail = async (id: string) =>
  (
    await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subjectId, id))
      .orderBy(auditRecords.id)
  )
    .filter(({ subjectType }) => subjectType === 'training-topic')
    .map(({ action, actorId, details }) => [action, actorId, details]);
const listed = async (filter: object, as: Actor = author) =>
  (await backend.call(manageTopics, { as, query: { filter, page: { size: 100 } } })).value.items;
const names = async (filter: object) => (await listed(filter)).map(({ name }) => name);
const address = (key: string) => `/media/content/${key}.webp`;
const PICTURE = { name: 'Крем', originalUrl: address('11111111-1111-4111-8111-111111111111') };

describe('who may', () => {
  test('topics are for trainers and admins, of eighteen roles', async () => {
    const id = await given.topic();
    const body = { name: 'Тема', mark: mark.slug };
    expect((await backend.call(createTopic, { body })).status).toBe(401);
    expect((await backend.call(changeTopic, { params: { id }, body: {} })).status).toBe(401);
    for (const role of [undefined, ...ROLES]) {
      const as = await backend.as(role);
      const serves = role === 'trainer' || role === 'admin' || role === 'super-admin';
      const isAdmin = role === 'admin' || role === 'super-admin';
      expect((await create(as)).status, role).toBe(serves ? 200 : 403);
      expect((await change(as, id, {})).status, role).toBe(serves ? (isAdmin ? 200 : 404) : 403);
    }
  });

  test('another’s topic looks like one that is absent, and nothing of it changes', async () => {
    const topic = await made();
    expect(topic.canManage).toBe(true);
    const asked = { name: unique('Чужая'), isArchived: true };
    const [foreign, absent] = [await change(other, topic.id, asked), await change(other, '987654321', asked)];
    expect(codeOf(foreign)).toBe('404 topic-missing');
    expect(JSON.stringify(foreign.errors)).toBe(JSON.stringify(absent.errors));
    expect(codeOf(await change(other, 'x', asked))).toBe('404 topic-missing');
    expect((await listed({ search: topic.name }, other))[0]).toMatchObject({
      ...{ name: topic.name, isArchived: false, canManage: false },
    });
    const renamed = unique('Админская');
    expect((await change(admin, topic.id, { name: renamed })).value).toMatchObject({ name: renamed });
  });
});

describe('making one', () => {
  test('says at the fields what is wrong', async () => {
    const pointers = async (body: object) => {
      const answer = await create(author, body as Partial<Body>);
      return [answer.status, ...answer.errors.map(({ source }) => (source as { pointer: string }).pointer)];
    };
    const at = (name: string) => `/data/attributes/${name}`;
    expect(await pointers({ name: 'А', mark: '' })).toEqual([422, at('name'), at('mark')]);
    expect(await pointers({ description: 'а'.repeat(2001) })).toEqual([422, at('description')]);
    expect(await pointers({ mark: 'no-such-brand' })).toEqual([422, at('mark')]);
    expect(await pointers({ image: { name: '', originalUrl: 'https://evil.example/1.webp' } })).toEqual([
      422,
      at('image/original_url'),
    ]);
  });

  test('it is there without a date, once for a key, once for a brand', async () => {
    const key = crypto.randomUUID();
    const body = { name: unique('Барьер кожи'), description: 'О липидах', image: PICTURE };
    const { value } = await create(author, body, key);
    expect(value).toMatchObject({
      ...{ name: body.name, markId: mark.slug, description: 'О липидах', isArchived: false, trainings: [] },
      counts: { coming: 0, past: 0, taken: 0, capacity: 0, nextAt: null },
    });
    expect(value.image).toMatchObject(PICTURE);
    expect((await create(author, body, key)).value.id).toBe(value.id);
    const taken = await create(other, { name: body.name.toUpperCase() });
    expect(codeOf(taken)).toBe('409 topic-taken');
    expect(taken.errors[0]?.source).toEqual({ pointer: '/data/attributes/name' });
    const elsewhere = await backend.given.mark();
    expect((await create(other, { name: body.name, mark: elsewhere.slug })).status).toBe(200);
    expect(await trail(value.id)).toEqual([['topic.created', author.id, null]]);
  });
});

describe('changing one', () => {
  test('what is not named stays, and the trail says which fields', async () => {
    const topic = await made({ description: 'О липидах', image: PICTURE });
    const name = unique('Новое имя');
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) {
      const { value } = await change(author, topic.id, { name }, key);
      expect(value).toMatchObject({ name, description: 'О липидах', image: { uuid: topic.image?.uuid } });
    }
    const brand = await backend.given.mark();
    const image = { ...PICTURE, originalUrl: address('22222222-2222-4222-8222-222222222222') };
    const moved = await change(author, topic.id, { mark: brand.slug, description: '', image });
    expect(moved.value).toMatchObject({ name, markId: brand.slug, description: '', image });
    expect((await change(author, topic.id, { name, image: { ...image } })).value.image?.uuid).toBe(
      moved.value.image?.uuid,
    );
    expect((await change(author, topic.id, { image: null })).value.image).toBeNull();
    expect(await trail(topic.id)).toEqual([
      ['topic.created', author.id, null],
      ['topic.changed', author.id, { fields: ['name'] }],
      ['topic.changed', author.id, { fields: ['markId', 'description', 'image'] }],
      ['topic.changed', author.id, { fields: ['image'] }],
    ]);
  });

  test('of two editors the second is told whose version is there, and nothing goes over it', async () => {
    const boris = await backend.given.user({ roles: ['admin'], firstName: 'Борис', lastName: 'Белов' });
    const topic = await made({ description: 'О липидах' });
    const seenAt = topic.updatedAt;
    const [name, typed] = [unique('Имя Бориса'), unique('Своё имя')];
    const { value: theirs } = await change(boris, topic.id, { name, seenAt });
    expect(new Date(theirs.updatedAt).getTime()).toBeGreaterThan(new Date(seenAt).getTime());
    const late = await change(author, topic.id, { name: typed, description: 'О церамидах', seenAt });
    expect(codeOf(late)).toBe('409 changed-since');
    expect(late.errors[0]?.detail).toMatch(/^Пока вы правили, сохранили другую версию: .*Белов/);
    expect(late.errors[0]?.meta).toMatchObject({ at: theirs.updatedAt });
    expect((await listed({ topicId: topic.id }))[0]).toMatchObject({ name, description: 'О липидах' });
    const agreed = { name: typed, description: 'О церамидах', seenAt: theirs.updatedAt };
    expect((await change(author, topic.id, agreed)).value).toMatchObject({ name: typed });
    // the archive names no version: it changes no word of the topic
    expect((await change(boris, topic.id, { isArchived: true })).value.isArchived).toBe(true);
  });

  test('two who save one version at once are one version and one conflict', async () => {
    const topic = await made();
    const seenAt = topic.updatedAt;
    const answers = await Promise.all(
      [author, admin].map((as) => change(as, topic.id, { name: unique('Разом'), seenAt })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['200', '409 changed-since']);
  });

  test('it takes no name that its brand has, and no brand that is not there', async () => {
    const [one, two] = [await made(), await made()];
    const taken = await change(author, two.id, { name: one.name });
    expect(codeOf(taken)).toBe('409 topic-taken');
    expect(taken.errors[0]?.source).toEqual({ pointer: '/data/attributes/name' });
    expect(codeOf(await change(author, two.id, { mark: 'no-such-brand' }))).toBe('422 mark-missing');
    expect(codeOf(await change(author, two.id, { name: 'А' }))).toBe('422 invalid');
    expect(await names({ search: two.name })).toEqual([two.name]);
  });
});

describe('the archive', () => {
  test('is not for a topic with a date to come, one under way among them', async () => {
    const topic = await made();
    const coming = await given.training({ topicId: topic.id, leaderId: author.id });
    await given.training({ topicId: topic.id, inDays: -3 });
    const refused = await change(author, topic.id, { isArchived: true });
    expect(codeOf(refused)).toBe('409 has-coming');
    expect(refused.errors[0]?.detail).toMatch(/Впереди 1\sдата/);
    const now = backend.clock.now();
    const begun = { startsAt: new Date(now.getTime() - 60_000), endsAt: new Date(now.getTime() + 60_000) };
    await backend.db.update(trainings).set(begun).where(eq(trainings.id, coming.id));
    expect(codeOf(await change(author, topic.id, { isArchived: true }))).toBe('409 has-coming');
    await backend.db.update(trainings).set({ status: 'cancelled' }).where(eq(trainings.id, coming.id));
    const { value } = await change(author, topic.id, { isArchived: true });
    expect(value).toMatchObject({ isArchived: true, counts: { coming: 0, past: 1 } });
    expect(await names({ search: topic.name })).toEqual([]);
    expect(await names({ search: topic.name, archived: '1' })).toEqual([topic.name]);
    expect((await trail(topic.id)).at(-1)).toEqual(['topic.changed', author.id, { fields: ['isArchived'] }]);
  });

  test('keeps dates from being made; a topic of its name may be there meanwhile', async () => {
    const topic = await made();
    await change(author, topic.id, { isArchived: true });
    const body = {
      ...{ type: 'webinar' as const, cityId: null, address: null, capacity: '', leaderId: null },
      ...{ localDay: '2026-12-01', localFrom: '15:00', localTo: '16:30', timeZone: 'Europe/Moscow' as const },
      ...{ topicId: topic.id, topicName: null, mark: null, description: null },
      ...{ mtsEventId: null, notes: null, recordingUrl: null },
    };
    const date = () =>
      backend.call(createTraining, { as: author, body, idempotencyKey: crypto.randomUUID() });
    expect(codeOf(await date())).toBe('422 topic-archived');
    const heir = await made({ name: topic.name });
    expect(codeOf(await change(author, topic.id, { isArchived: false }))).toBe('409 topic-taken');
    await change(author, heir.id, { isArchived: true });
    expect((await change(author, topic.id, { isArchived: false })).value.isArchived).toBe(false);
    expect((await date()).status).toBe(200);
  });

  test('and a date that is made at that moment never meet', async () => {
    const topic = await made();
    const body = (hour: number) => ({
      ...{ type: 'webinar' as const, cityId: null, address: null, capacity: '', leaderId: null },
      ...{ localDay: '2026-12-02', localFrom: `${hour}:00`, localTo: `${hour}:30`, confirmBusy: true },
      ...{ topicId: topic.id, topicName: null, mark: null, description: null },
      ...{ timeZone: 'Europe/Moscow' as const, mtsEventId: null, notes: null, recordingUrl: null },
    });
    const dates = [10, 11, 12, 13, 14, 15].map((hour) =>
      backend.call(createTraining, { as: other, body: body(hour), idempotencyKey: crypto.randomUUID() }),
    );
    const [archived, ...answers] = await Promise.all([
      change(author, topic.id, { isArchived: true }),
      ...dates,
    ]);
    const count = answers.filter(({ status }) => status === 200).length;
    expect(await backend.db.$count(trainings, eq(trainings.topicId, topic.id))).toBe(count);
    const [row] = await backend.db.select().from(trainingTopics).where(eq(trainingTopics.id, topic.id));
    expect(row?.isArchived).toBe(archived.status === 200);
    expect(archived.status === 200 && count > 0, 'an archived topic with a date to come').toBe(false);
  });
});

describe('the list', () => {
  test('finds a topic without a date by its brand, name and id; counts what is there and what is to come', async () => {
    const brand = await backend.given.mark();
    const topic = await made({ mark: brand.slug });
    expect(await names({ mark: brand.slug })).toEqual([topic.name]);
    expect(await names({ search: topic.name.toLowerCase() })).toEqual([topic.name]);
    expect(await names({ topicId: topic.id })).toEqual([topic.name]);
    expect(await names({ topicId: topic.id, type: 'webinar' })).toEqual([]);
    const next = await given.training({ topicId: topic.id, inDays: 2, capacity: 5 });
    await given.training({ topicId: topic.id, inDays: 6, capacity: 7 });
    await given.training({ topicId: topic.id, inDays: -6 });
    await given.seat((await backend.as()).id, next.id);
    const counts = { coming: 2, past: 1, taken: 1, capacity: 12, nextAt: next.startsAt.toISOString() };
    const [seen] = await listed({ topicId: topic.id });
    expect(seen).toMatchObject({ counts });
    expect(seen?.trainings).toHaveLength(3);
    await given.training({ topicId: topic.id, inDays: 7, capacity: null });
    const query = { filter: { topicId: topic.id }, dates: '0' as const };
    const bare = (await backend.call(manageTopics, { as: author, query })).value.items[0];
    expect(bare).toMatchObject({ trainings: [], counts: { ...counts, coming: 3, capacity: null } });
  });

  test('of the schedule shows no topic of the archive', async () => {
    const topic = await made();
    await given.training({ topicId: topic.id });
    const seen = async () => {
      const query = { filter: { topicId: topic.id } };
      return (await backend.call(listTopics, { as: await backend.as(), query })).value.items.length;
    };
    expect(await seen()).toBe(1);
    await backend.db.update(trainingTopics).set({ isArchived: true }).where(eq(trainingTopics.id, topic.id));
    expect(await seen()).toBe(0);
  });
});
