import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { listRegistered } from '@/api/registrations/endpoints';
import { changeTraining } from '@/api/timetable/endpoints';
import {
  answerOnWebinar,
  askOnWebinar,
  confirmPresence,
  getPresence,
  listWebinarQuestions,
  sayPresent,
} from '@/api/webinars/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';
import { wholeTraining } from '../helpers/whole-training';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
});
afterAll(() => backend.close());

const present = (as: Actor, id: string) => backend.call(sayPresent, { as, params: { id } });
const ask = (as: Actor, id: string, text = 'Когда наносить сыворотку?') =>
  backend.call(askOnWebinar, { as, params: { id }, body: { text }, idempotencyKey: crypto.randomUUID() });
const answer = (as: Actor, id: string, words = '') =>
  backend.call(answerOnWebinar, { as, params: { id }, body: { answer: words } });
const list = (as: Actor, id: string, answered?: '0' | '1') =>
  backend.call(listWebinarQuestions, {
    as,
    params: { id },
    query: answered ? { filter: { answered } } : {},
  });
const minutes = (from: Date, count: number) => new Date(from.getTime() + count * MINUTE_MS);

async function webinar() {
  const training = await given.training({ leaderId: trainer.id });
  const person = await backend.given.user({ firstName: 'Анна', lastName: unique('Зимина') });
  await given.register(person, training.id);
  return { training, person };
}

const CALLS: [string, Endpoint, string | null, object][] = [
  ['sayPresent', sayPresent as unknown as Endpoint, null, {}],
  ['getPresence', getPresence as unknown as Endpoint, 'Представитель', {}],
  ['confirmPresence', confirmPresence as unknown as Endpoint, 'support', {}],
  ['listWebinarQuestions', listWebinarQuestions as unknown as Endpoint, null, {}],
  ['askOnWebinar', askOnWebinar as unknown as Endpoint, null, { body: { text: 'Почему?' } }],
  ['answerOnWebinar', answerOnWebinar as unknown as Endpoint, 'moderator', { body: { answer: '' } }],
];

test.each(CALLS)(
  '%s is refused to strangers, and by an id that is absent',
  async (_, endpoint, refused, rest) => {
    const asked = { params: { id: '987654321' }, ...rest };
    expect((await backend.call(endpoint, asked as never)).status).toBe(401);
    if (refused !== null) {
      const as = await backend.as(refused);
      expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
    }
    const as = refused === null ? await backend.as() : trainer;
    expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(404);
  },
);

describe('«Я на вебинаре»', () => {
  test('is said by whoever has a seat, from a quarter of an hour before until after the end', async () => {
    const { training, person } = await webinar();
    const { startsAt, endsAt, id } = training;
    expect(codeOf(await present(await backend.as(), id))).toBe('404 registration-missing');
    for (const moment of [minutes(startsAt, -16), minutes(endsAt, 16)]) {
      expect(codeOf(await backend.during(moment, () => present(person, id)))).toBe('409 webinar-closed');
    }
    const first = await backend.during(startsAt, () => present(person, id));
    expect(first.value.presentAt).toBe(startsAt.toISOString());
    const again = await backend.during(minutes(startsAt, 30), () => present(person, id));
    expect(again.value.presentAt).toBe(startsAt.toISOString());
  });

  test('is said of the start that was: of a webinar put off it makes no visit', async () => {
    const { training, person } = await webinar();
    const { id, startsAt } = training;
    await backend.during(minutes(startsAt, -14), async () => {
      expect((await present(person, id)).status).toBe(200);
      const body = { ...(await wholeTraining(backend, trainer, id)), localDay: '2026-11-25' };
      expect((await backend.call(changeTraining, { as: trainer, params: { id }, body })).status).toBe(200);
    });
    const dayOn = minutes(training.endsAt, 24 * 60);
    const confirm = () => backend.call(confirmPresence, { as: trainer, params: { id } });
    expect((await backend.during(dayOn, confirm)).value).toMatchObject({ present: 0, visits: [] });
    const again = await backend.during(minutes(startsAt, 24 * 60), () => present(person, id));
    expect(again.value.presentAt).toBe(minutes(startsAt, 24 * 60).toISOString());
  });

  test('is of webinars alone', async () => {
    const hall = await given.training({ city: unique('Казань') });
    const person = await backend.as();
    await given.register(person, hall.id);
    expect(codeOf(await backend.during(hall.startsAt, () => present(person, hall.id)))).toBe(
      '409 not-a-webinar',
    );
  });

  test('of one key is said once, and marked once with the answer of the first press', async () => {
    const { training, person } = await webinar();
    const { id, startsAt } = training;
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const own = key();
    const say = () => backend.call(sayPresent, { as: person, params: { id }, ...own });
    const said = await backend.during(minutes(startsAt, 5), () => Promise.all([say(), say()]));
    expect(said.map(({ status }) => status)).toEqual([200, 200]);
    const later = await backend.during(minutes(startsAt, 9), say);
    expect(later.document).toEqual(said[0]?.document);

    const leaders = key();
    const confirm = (asked: { idempotencyKey: string }) =>
      backend.call(confirmPresence, { as: trainer, params: { id }, ...asked });
    const [first, again, anew] = await backend.during(training.endsAt, async () => [
      await confirm(leaders),
      await confirm(leaders),
      await confirm(key()),
    ]);
    expect(first?.value.visits).toMatchObject([{ userId: person.id }]);
    // whose answer was lost has the same visits, for the collector too
    expect(again?.document).toEqual(first?.document);
    expect(anew?.value.visits).toEqual([]);
    const elsewhere = (await webinar()).training;
    const other = await backend.call(confirmPresence, {
      ...{ as: trainer, params: { id: elsewhere.id } },
      ...leaders,
    });
    expect(codeOf(other)).toBe('422 idempotency-mismatch');
  });

  test('becomes a visit by a press of the leader, once; another trainer’s is 404', async () => {
    const { training, person } = await webinar();
    const { id, startsAt } = training;
    const absent = await backend.as();
    await given.register(absent, id);
    await backend.during(minutes(startsAt, 5), () => present(person, id));
    const other = await backend.as('trainer');
    for (const endpoint of [getPresence, confirmPresence]) {
      const foreign = await backend.call(endpoint, { as: other, params: { id } });
      expect(codeOf(foreign)).toBe('404 training-missing');
    }
    const before = await backend.call(getPresence, { as: trainer, params: { id } });
    expect(before.value).toMatchObject({ present: 1, unmarked: 1 });
    const confirm = () => backend.call(confirmPresence, { as: trainer, params: { id } });
    expect(codeOf(await confirm())).toBe('409 visits-unavailable');
    for (const _ of [1, 2]) {
      const { value } = await backend.during(training.endsAt, confirm);
      expect(value).toMatchObject({ present: 1, unmarked: 0 });
    }
    const { value } = await backend.call(listRegistered, { as: trainer, params: { id } });
    const marks = value.items.map(({ userId, visitedAt }) => [userId, visitedAt]);
    expect(Object.fromEntries(marks)).toEqual({
      [person.id]: minutes(startsAt, 5).toISOString(),
      [absent.id]: null,
    });
  });
});

describe('questions of a webinar', () => {
  test('are the asker’s and the leader’s alone; the answer is told', async () => {
    const { training, person } = await webinar();
    const { id } = training;
    const other = await backend.as();
    await given.register(other, id);
    const { value: asked } = await ask(person, id);
    expect(asked).toMatchObject({ isMine: true, askerName: null, answer: null, answeredAt: null });
    expect((await list(other, id)).value.items).toEqual([]);
    expect((await list(await backend.as('trainer'), id)).value.items).toEqual([]);
    const led = (await list(trainer, id)).value;
    expect(led.meta).toEqual({ open: 1, answered: 0 });
    expect(led.items[0]?.askerName).toMatch(/^Анна Зимина/);

    for (const stranger of [await backend.as('trainer')]) {
      expect(codeOf(await answer(stranger, asked.id, 'Нет'))).toBe('404 question-missing');
    }
    await answer(trainer, asked.id, 'После умывания.');
    expect((await list(person, id, '1')).value.items[0]?.answer).toBe('После умывания.');
    expect((await list(person, id, '0')).value.items).toEqual([]);
    const told = await backend.db.select().from(notifications).where(eq(notifications.userId, person.id));
    const titles = told.map(({ data }) => data.title);
    expect(titles.filter((title) => title.startsWith('Ведущий ответил'))).toHaveLength(1);
    await answer(trainer, asked.id, 'После умывания.');
    expect(await backend.db.$count(notifications, eq(notifications.userId, person.id))).toBe(told.length);
  });

  test('are marked as answered aloud without words, and nobody is told', async () => {
    const { training, person } = await webinar();
    const { value: asked } = await ask(person, training.id);
    const { value } = await answer(trainer, asked.id);
    expect(value).toMatchObject({ answer: null, answeredAt: now.toISOString() });
    const told = await backend.db.select().from(notifications).where(eq(notifications.userId, person.id));
    expect(told.map(({ data }) => data.title).join()).not.toContain('Ведущий ответил');
  });

  test('are refused without a seat, past a day after the end, past twenty, and without words', async () => {
    const { training, person } = await webinar();
    const { id, endsAt } = training;
    expect(codeOf(await ask(await backend.as(), id))).toBe('404 registration-missing');
    expect((await ask(person, id, ' ? ')).status).toBe(422);
    expect((await ask(person, id, 'я'.repeat(501))).status).toBe(422);
    const late = minutes(endsAt, 24 * 60 + 1);
    expect(codeOf(await backend.during(late, () => ask(person, id)))).toBe('409 webinar-closed');
    for (let count = 0; count < 20; count += 1) await ask(person, id);
    expect(codeOf(await ask(person, id))).toBe('409 too-many-questions');
  });
});

test('an answer is on record, without its words', async () => {
  const { training, person } = await webinar();
  const { value: asked } = await ask(person, training.id);
  await answer(trainer, asked.id, 'После умывания.');
  await answer(trainer, asked.id);
  const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, asked.id));
  const said = trail.map(({ action, actorId, details }) => [action, actorId, details]);
  expect(said).toEqual([
    ['training.question-answered', trainer.id, { trainingId: training.id, aloud: false }],
    ['training.question-answered', trainer.id, { trainingId: training.id, aloud: true }],
  ]);
});

describe.each(['expert', 'trainer-sra'])('a webinar of a leader without a timetable (%s)', (role) => {
  async function led() {
    const leader = await backend.as(role);
    const training = await given.training({ leaderId: leader.id });
    const person = await backend.given.user({ firstName: 'Анна', lastName: unique('Зимина') });
    await given.register(person, training.id);
    return { leader, training, person };
  }

  test('has its questions read and answered by them, and by no other leader', async () => {
    const { leader, training, person } = await led();
    const { value: asked } = await ask(person, training.id);
    const [first] = (await list(leader, training.id)).value.items;
    expect([first?.id, first?.askerName]).toEqual([asked.id, expect.stringMatching(/^Анна Зимина/)]);
    const other = await backend.as(role);
    expect((await list(other, training.id)).value.items).toEqual([]);
    expect(codeOf(await answer(other, asked.id, 'Нет'))).toBe('404 question-missing');
    const { value } = await answer(leader, asked.id, 'После умывания.');
    expect(value.answer).toBe('После умывания.');
    expect((await list(person, training.id, '1')).value.items[0]?.answer).toBe('После умывания.');
  });

  test('has its visits confirmed by them, in the time of visits', async () => {
    const { leader, training, person } = await led();
    const { id, startsAt, endsAt } = training;
    await backend.during(minutes(startsAt, 5), () => present(person, id));
    const other = await backend.as(role);
    for (const endpoint of [getPresence, confirmPresence]) {
      const foreign = await backend.during(endsAt, () =>
        backend.call(endpoint, { as: other, params: { id } }),
      );
      expect(codeOf(foreign)).toBe('404 training-missing');
    }
    const read = () => backend.call(getPresence, { as: leader, params: { id } });
    const confirm = () => backend.call(confirmPresence, { as: leader, params: { id } });
    expect((await read()).value).toMatchObject({ present: 1, unmarked: 1, canConfirm: false });
    expect(codeOf(await confirm())).toBe('409 visits-unavailable');
    await backend.during(endsAt, async () => {
      expect((await read()).value.canConfirm).toBe(true);
      expect((await confirm()).value).toMatchObject({ unmarked: 0, visits: [{ userId: person.id }] });
    });
    const row = trainingRegistrations;
    const [seat] = await backend.db.select().from(row).where(eq(row.userId, person.id));
    expect(seat).toMatchObject({ visitedById: leader.id, visitedAt: minutes(startsAt, 5) });
  });
});

describe('a new question is told', () => {
  const news = async ({ id }: Actor) => {
    const own = and(eq(notifications.userId, id), eq(notifications.kind, 'training-staff'));
    return (await backend.db.select().from(notifications).where(own)).map(({ data }) => data);
  };
  const read = ({ id }: Actor) =>
    backend.db
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.userId, id), isNull(notifications.readAt)));

  test.each([
    ['trainer', (id: string) => `/lk/trainings/${id}`],
    ['expert', (id: string) => `/lk/webinars/${id}`],
    ['trainer-sra', (id: string) => `/lk/webinars/${id}`],
  ] as const)('to its leader (%s), once until it is read', async (role, page) => {
    const leader = await backend.as(role);
    const training = await given.training({ leaderId: leader.id });
    const person = await backend.as();
    await given.register(person, training.id);
    await ask(person, training.id, 'Когда наносить?');
    await ask(person, training.id, 'А после?');
    const [first, ...more] = await news(leader);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ text: 'Когда наносить?', link: page(training.id) });
    expect(first?.title).toMatch(/^Новый вопрос: «/);
    await read(leader);
    await ask(person, training.id, 'И вечером?');
    expect((await news(leader)).map(({ text }) => text)).toEqual(['Когда наносить?', 'И вечером?']);
  });
});
