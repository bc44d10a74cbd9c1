import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import { checkInAtDoor, getDoor } from '@/api/door/endpoints';
import { dropTraining } from '@/api/timetable/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { assignments } from '@/backend/db/schema/users';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.given.user({ roles: ['trainer'], firstName: 'Алексей', lastName: 'Громов' });
});
afterAll(() => backend.close());

type Mark = BodyOf<Awaited<ReturnType<(typeof checkInAtDoor)['shapes']>>>;
const mark = (id: string, body: Mark, as: Actor = trainer) =>
  backend.call(checkInAtDoor, { as, params: { id }, body });
const door = (id: string, as: Actor = trainer) => backend.call(getDoor, { as, params: { id } });
const after = (from: Date, ms: number) => new Date(from.getTime() + ms);

async function seated(options: Parameters<typeof given.training>[0] = {}) {
  const training = await given.training({ leaderId: trainer.id, ...options });
  const person = await backend.given.user({ lastName: unique('Зимина') });
  const { value } = await given.register(person, training.id);
  return { training, person, id: value.registeredPharmacistId ?? '', code: value.checkInCode ?? '' };
}

const CALLS: [string, Endpoint, object][] = [
  ['getDoor', getDoor as unknown as Endpoint, {}],
  ['checkInAtDoor', checkInAtDoor as unknown as Endpoint, { body: { registrationId: '987654321' } }],
];
test.each(CALLS)('%s is for those who record, 404 for what is not there', async (_, endpoint, rest) => {
  const asked = { params: { id: '987654321' }, ...rest };
  expect((await backend.call(endpoint, asked as never)).status).toBe(401);
  for (const role of [undefined, 'moderator']) {
    const as = await backend.as(role);
    expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
  }
  expect((await backend.call(endpoint, { ...asked, as: trainer } as never)).status).toBe(404);
});

describe('the list of the door', () => {
  test('has names and hashes of codes, and nothing to reach anybody by', async () => {
    const { training, person, id, code } = await seated();
    const answer = await door(training.id);
    expect(answer.value).toMatchObject({ id: training.id, now: now.toISOString() });
    expect(answer.value.people).toEqual([
      {
        id,
        name: expect.stringContaining('Зимина'),
        place: expect.any(String),
        codeHash: createHash('sha256').update(code).digest('hex'),
        visitedAt: null,
        visitedByName: null,
      },
    ]);
    const text = JSON.stringify(answer.document);
    for (const secret of [code, person.email]) expect(text).not.toContain(secret);
    // names leave for a device: who has taken them, and how many, is on record
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, training.id));
    expect(trail.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
      ['training.door-list', trainer.id, { rows: 1 }],
    ]);
  });

  test('is of those one sees: another trainer’s is empty, a representative has the own pharmacies', async () => {
    const { training } = await seated();
    const { id: pharmacyId } = await backend.given.pharmacy();
    const own = await backend.given.user({ pharmacyId });
    await given.register(own, training.id);
    const agent = await backend.as('Представитель');
    await backend.db.insert(assignments).values({ userId: agent.id, pharmacyId });
    expect((await door(training.id, await backend.as('trainer'))).value.people).toEqual([]);
    expect((await door(training.id, agent)).value.people).toHaveLength(1);
  });
});

describe('a mark', () => {
  test('by the code in any writing, or by the list; once, whoever comes second is told', async () => {
    const { training, person, id, code } = await seated();
    const { startsAt } = training;
    const written = code.toLowerCase().replaceAll('-', ' ');
    const first = await backend.during(startsAt, () => mark(training.id, { code: written, source: 'qr' }));
    expect(first.value).toMatchObject({
      id,
      isNew: true,
      userId: person.id,
      visitedAt: startsAt.toISOString(),
    });
    const other = await backend.as('support');
    const second = await backend.during(after(startsAt, 60_000), () =>
      mark(training.id, { registrationId: id }, other),
    );
    expect(second.value).toMatchObject({
      ...{ isNew: false, visitedByName: 'Громов А.', visitedAt: startsAt.toISOString() },
      visitId: first.value.visitId,
    });
    const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, id));
    expect(trail.map(({ action }) => action)).toEqual(['training.visit']);
  });

  test('sent once more 25 hours later, when no key is kept any more, it is the same visit and no error', async () => {
    const { training, id } = await seated();
    const { startsAt } = training;
    const body = { registrationId: id, visitedAt: startsAt.toISOString() };
    const first = await backend.during(after(startsAt, HOUR_MS), () => mark(training.id, body));
    const replay = await backend.during(after(startsAt, 26 * HOUR_MS), () => mark(training.id, body));
    expect([replay.status, replay.value.isNew]).toEqual([200, false]);
    expect(replay.value).toMatchObject({ visitId: first.value.visitId, visitedAt: startsAt.toISOString() });
  });

  test('of many devices at once is one visit', async () => {
    const { training, id, code } = await seated();
    const answers = await backend.during(training.startsAt, () =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) => mark(training.id, at % 2 ? { code } : { registrationId: id })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter(({ value }) => value.isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ value }) => value.visitId)).size).toBe(1);
  });

  test('that comes in after the window counts when the person was there inside it', async () => {
    const { training, id } = await seated();
    const { startsAt, endsAt } = training;
    const late = after(endsAt, 31 * DAY_MS);
    const at = (visitedAt: Date) =>
      backend.during(late, () =>
        mark(training.id, { registrationId: id, visitedAt: visitedAt.toISOString() }),
      );
    expect(codeOf(await at(after(startsAt, -HOUR_MS - 1)))).toBe('422 visit-too-early');
    expect(codeOf(await at(after(endsAt, 30 * DAY_MS + 1)))).toBe('422 visit-too-late');
    expect((await at(startsAt)).value).toMatchObject({ isNew: true, visitedAt: startsAt.toISOString() });
  });

  test('that comes in later than a device may have been without a network is an admin’s alone', async () => {
    const { training, id } = await seated();
    const last = after(training.endsAt, 30 * DAY_MS);
    const body = { registrationId: id, visitedAt: last.toISOString() };
    const at = (ms: number, as?: Actor) => backend.during(after(last, ms), () => mark(training.id, body, as));
    const late = await at(7 * DAY_MS + 1);
    expect(codeOf(late)).toBe('409 visits-unavailable');
    expect(late.errors[0]?.detail).toContain('Зимина');
    expect(codeOf(await at(7 * DAY_MS + 1, await backend.as('support')))).toBe('409 visits-unavailable');
    expect((await at(7 * DAY_MS)).value).toMatchObject({ isNew: true });

    const other = await seated();
    const when = { registrationId: other.id, visitedAt: other.training.startsAt.toISOString() };
    const admin = await backend.as('admin');
    const mended = await backend.during(after(other.training.endsAt, 90 * DAY_MS), () =>
      mark(other.training.id, when, admin),
    );
    expect(mended.value).toMatchObject({ isNew: true });
  });

  test('from a clock that is ahead is taken for now', async () => {
    const { training, id } = await seated();
    const ahead = after(training.startsAt, DAY_MS).toISOString();
    const { value } = await backend.during(training.startsAt, () =>
      mark(training.id, { registrationId: id, visitedAt: ahead }),
    );
    expect(value.visitedAt).toBe(training.startsAt.toISOString());
  });

  test('before the door opens is refused', async () => {
    const { training, id } = await seated();
    expect(codeOf(await mark(training.id, { registrationId: id }))).toBe('409 visits-unavailable');
  });
});

describe('what has changed since the list was kept', () => {
  const on = (at: Date, id: string, body: Mark) => backend.during(at, () => mark(id, body));

  test('a code of another training says which, a torn one that there is none', async () => {
    const [here, there] = [await seated(), await seated({ inDays: 6 })];
    const { training } = here;
    const wrong = await on(training.startsAt, training.id, { code: there.code });
    expect(codeOf(wrong)).toBe('409 other-training');
    expect(wrong.errors[0]?.detail).toMatch(/^Это код другого тренинга: «Тема/);
    for (const code of [here.code.slice(0, -1), 'x', '0000-0000-0000-0000']) {
      expect(codeOf(await on(training.startsAt, training.id, { code }))).toBe('404 code-unknown');
    }
    expect((await mark(training.id, {})).status).toBe(422);
  });

  test('a seat that was given up, and a place in line, are named with what can be done', async () => {
    const { training, person, id } = await seated({ capacity: 1 });
    const waits = await backend.as();
    const { value: place } = await given.register(waits, training.id, { waiting: true });
    const early = await on(training.startsAt, training.id, { registrationId: place.waitingId ?? '' });
    expect(codeOf(early)).toBe('409 still-waiting');
    await backend.call(removeRegistration, { as: person, params: { id }, body: {} });
    const gone = await on(training.startsAt, training.id, { registrationId: id });
    expect(codeOf(gone)).toBe('409 registration-ended');
    expect(gone.errors[0]?.detail).toContain('«Визит без записи»');
    // the one who was promoted is not on a list that was kept before, and is found by the code
    const [row] = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.userId, waits.id));
    const came = await on(training.startsAt, training.id, { code: row?.checkInCode ?? '' });
    expect(came.value.isNew).toBe(true);
  });

  test('a cancelled training keeps nobody', async () => {
    const { training, id } = await seated();
    await backend.call(dropTraining, { as: trainer, params: { id: training.id }, body: {} });
    const late = after(training.startsAt, MINUTE_MS);
    expect(codeOf(await on(late, training.id, { registrationId: id }))).toBe('409 training-cancelled');
  });

  test('a stranger to the viewer is as absent', async () => {
    const { training, id, code } = await seated();
    const other = await backend.as('trainer');
    const ask = (body: Mark) => backend.during(training.startsAt, () => mark(training.id, body, other));
    expect(codeOf(await ask({ registrationId: id }))).toBe('404 registration-missing');
    expect(codeOf(await ask({ code }))).toBe('404 code-unknown');
  });
});
