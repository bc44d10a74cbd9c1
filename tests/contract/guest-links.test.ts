import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '@/api/auth/endpoints';
import { handOverVisits, listAllRegistered, recordPerson, recordWalkIn } from '@/api/registrations/endpoints';
import { getGuestBooking, leaveAsGuest, listSlots, removeRegistration } from '@/api/trainings/endpoints';
import { confirmEmail, deleteAccount, forgotPassword, register, resetPassword } from '@/api/user/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { emailChanges } from '@/backend/db/schema/sessions';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { users } from '@/backend/db/schema/users';
import { hashPassword } from '@/backend/services/auth/passwords';
import { newToken, tokenHash } from '@/backend/services/auth/secrets';
import { guestHash } from '@/backend/services/trainings/guest-rows';
import { guestToken } from '@/backend/services/trainings/guest-token';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenGuests } from '../helpers/given-guests';
import { givenTrainings } from '../helpers/given-trainings';
import { from, registrationForm } from '../helpers/registration';

const now = new Date('2026-11-20T12:00:00Z');
const STATISTICS_TOKEN = 'the-token-of-the-collector-32-letters-or-more';
const PASSWORD = 'Another2026pass';
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let guests: ReturnType<typeof givenGuests>;
let trainer: Actor;
/** Sees whom they have recorded, and nobody else. */
let expert: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now, env: { STATISTICS_TOKEN, PUBLIC_URL: 'https://portal.example' } });
  given = givenTrainings(backend);
  guests = givenGuests(backend);
  trainer = await backend.as('trainer');
  expert = await backend.as('expert');
});
afterAll(() => backend.close());

const row = trainingRegistrations;
const rowOf = async (id: string) => (await backend.db.select().from(row).where(eq(row.id, id)))[0];
const activeOn = async (trainingId: string) => {
  const rows = await backend.db.select().from(row).where(eq(row.trainingId, trainingId)).orderBy(asc(row.id));
  return rows
    .filter(({ state }) => state === 'registered' || state === 'waiting')
    .map(({ id, userId, state }) => [id, userId, state]);
};
const mark = (id: string) =>
  backend.db
    .update(row)
    .set({ visitedAt: now, visitSource: 'import', visitId: crypto.randomUUID() })
    .where(eq(row.id, id));
const mine = async (as: { token: string }, state: 'coming' | 'past' | 'waiting' = 'coming') =>
  (await backend.call(listSlots, { as, query: { filter: { mine: state } } })).value.items.map(({ id }) => id);
const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
const titles = async ({ id }: { id: string }) =>
  (await backend.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ data }) => data.title.split(':')[0],
  );

/** An account whose e-mail nobody has proven, and the press that proves it. */
async function unproven(email = `${unique('olga')}@mail.example`) {
  const person = await backend.given.user({ email, emailConfirmedAt: null });
  async function prove() {
    const token = newToken();
    const expiresAt = new Date(backend.clock.now().getTime() + DAY_MS);
    const values = { tokenHash: tokenHash(token), userId: person.id, email, createdAt: now, expiresAt };
    await backend.db.insert(emailChanges).values(values);
    expect((await backend.call(confirmEmail, { as: person, body: { token } })).status).toBe(204);
  }
  return { ...person, prove };
}
/** The same person recorded as a guest on a date. */
async function recordedAs(email: string, trainingId: string, waiting = false, as = trainer) {
  const { value } = await guests.record(as, trainingId, await guests.person({ email }), waiting);
  return value.id;
}

describe('who proves the e-mail that they were recorded with', () => {
  test('has the booking; a mere registration with somebody’s address has nothing of theirs', async () => {
    const training = await led({ capacity: 2 });
    const form = await registrationForm(backend.given);
    const id = await recordedAs(form.email, training.id);
    const { value: made } = await backend.call(register, { body: form, headers: from() });
    const { value: tokens } = await backend.call(login, { body: form, headers: from() });
    const as = { token: tokens.accessToken };
    expect(await mine(as)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ userId: null, guest: { email: form.email } });

    const welcome = await vi.waitFor(() => {
      const found = backend.letters.find(({ to, text }) => to === form.email && text.includes('email_token'));
      if (!found) throw new Error('no letter');
      return found;
    });
    const token = /email_token=([\w-]+)/.exec(welcome.text)?.[1] ?? '';
    expect((await backend.call(confirmEmail, { as, body: { token } })).status).toBe(204);
    expect(await mine(as)).toEqual([training.id]);
    expect(await rowOf(id)).toMatchObject({
      ...{ userId: made.id, state: 'registered', source: 'staff' },
      ...{ guest: null, guestEmailHash: null, guestPhoneHash: null },
    });
    expect(await given.taken(training.id)).toBe(1);
    const trail = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'training.guest-linked'));
    expect(trail.filter(({ subjectId }) => subjectId === id).map(({ actorId }) => actorId)).toEqual([
      made.id,
    ]);
    const link = guestToken(backend.deps.secret, id);
    expect(codeOf(await backend.call(getGuestBooking, { params: { token: link } }))).toBe('404 link-dead');
    expect(codeOf(await backend.call(leaveAsGuest, { params: { token: link } }))).toBe('404 link-dead');
    expect((await backend.call(removeRegistration, { as, params: { id }, body: {} })).status).toBe(204);
    expect(await given.taken(training.id)).toBe(0);
  });

  test('by a password’s letter has it as well', async () => {
    const training = await led();
    const person = await unproven();
    const id = await recordedAs(person.email, training.id);
    await backend.call(forgotPassword, { body: { email: person.email }, headers: from() });
    const letter = await vi.waitFor(() => {
      const found = guests.lettersTo(person.email).find(({ subject }) => subject.includes('пароля'));
      if (!found) throw new Error('no letter');
      return found;
    });
    const token = /[?&]token=([\w-]+)/.exec(letter.text)?.[1] ?? '';
    const body = { email: person.email, token, password: PASSWORD };
    expect((await backend.call(resetPassword, { body, headers: from() })).status).toBe(204);
    expect((await rowOf(id))?.userId).toBe(person.id);
  });

  test('keeps their place in line', async () => {
    const training = await led({ capacity: 1 });
    const [holder, later] = [await backend.as(), await backend.as()];
    const { value } = await given.register(holder, training.id);
    const person = await unproven();
    await recordedAs(person.email, training.id, true);
    await given.register(later, training.id, { waiting: true });
    await person.prove();
    expect(await given.people(training.id, 'waiting')).toEqual([person.id, later.id]);
    const seat = value.registeredPharmacistId ?? '';
    await backend.call(removeRegistration, { as: holder, params: { id: seat }, body: {} });
    expect(await given.people(training.id, 'registered')).toEqual([person.id]);
  });

  test('has what is over too: a visit stays one, and the collector is not told of it', async () => {
    const past = await led({ inDays: -2 });
    const person = await unproven();
    const id = await given.seat((await backend.as()).id, past.id);
    const kept = await guests.person({ email: person.email });
    const { statement: _, ...guest } = kept;
    const asGuest = { userId: null, guest, guestEmailHash: guestHash(kept.email), recordedById: expert.id };
    await backend.db.update(row).set(asGuest).where(eq(row.id, id));
    await mark(id);
    await person.prove();
    expect(await mine(person, 'past')).toEqual([past.id]);
    expect(await rowOf(id)).toMatchObject({ userId: person.id, visitedAt: now, visitToldAt: now });
    const portal = { token: STATISTICS_TOKEN };
    const { value } = await backend.call(handOverVisits, { as: portal, body: { told: [] } });
    expect(value.items.filter(({ userId }) => userId === person.id)).toEqual([]);
  });
});

describe('two registrations on one training become one', () => {
  test.each([
    ['seat', 'seat', 'account'],
    ['seat', 'place', 'guest'],
    ['place', 'seat', 'account'],
    ['visit', 'seat', 'guest'],
    ['visit', 'visit', 'account'],
    ['place', 'place', 'guest'],
  ] as const)('guest’s %s, account’s %s: the %s’s stays', async (asGuest, asAccount, stays) => {
    const isPlace = asGuest === 'place' || asAccount === 'place';
    // one seat is somebody's, so that whoever waits does
    const training = await led({ capacity: isPlace ? 2 : 5 });
    const holder = await backend.as();
    if (isPlace) await given.register(holder, training.id);
    const person = await unproven();
    const book = async () => {
      const { value } = await given.register(person, training.id, { waiting: true });
      return value.registeredPharmacistId ?? value.waitingId ?? '';
    };
    let own = '';
    let guest = '';
    if (asGuest === 'place' && asAccount === 'place') await given.register(await backend.as(), training.id);
    if (asGuest === 'place' && asAccount === 'seat') {
      own = await book();
      guest = await recordedAs(person.email, training.id, true);
    } else {
      guest = await recordedAs(person.email, training.id, true);
      own = await book();
    }
    if (asGuest === 'visit') await mark(guest);
    if (asAccount === 'visit') await mark(own);
    const next = await backend.as();
    if (isPlace) await given.register(next, training.id, { waiting: true });
    await person.prove();
    const kept = stays === 'guest' ? guest : own;
    const state = asGuest === 'place' && asAccount === 'place' ? 'waiting' : 'registered';
    expect((await activeOn(training.id)).filter(([id]) => [own, guest].includes(id ?? ''))).toEqual([
      [kept, person.id, state],
    ]);
    const rows = await backend.db
      .select()
      .from(row)
      .where(inArray(row.id, [own, guest]));
    expect(rows.filter(({ visitedAt }) => visitedAt).map(({ id }) => id)).toEqual(
      asGuest === 'visit' ? [kept] : [],
    );
    expect(rows.every((one) => one.guest === null && one.guestEmailHash === null)).toBe(true);
    expect(await given.taken(training.id)).toBe(isPlace ? 2 : 1);
  });

  test('and the seat that is left goes to the line', async () => {
    const training = await led({ capacity: 2 });
    const person = await unproven();
    await recordedAs(person.email, training.id);
    await given.register(person, training.id);
    const waits = await backend.as();
    await given.register(waits, training.id, { waiting: true });
    await person.prove();
    expect((await given.people(training.id, 'registered')).sort()).toEqual([person.id, waits.id].sort());
  });
});

describe('one coming date of a topic', () => {
  test('the account’s seat stays, the guest’s goes to the line and the person is told', async () => {
    const topicId = await given.topic();
    const [a, b] = [await led({ topicId, capacity: 1, inDays: 3 }), await led({ topicId, inDays: 9 })];
    const person = await unproven();
    const waits = await backend.as();
    await recordedAs(person.email, a.id);
    await given.register(waits, a.id, { waiting: true });
    await given.register(person, b.id);
    await person.prove();
    expect(await mine(person)).toEqual([b.id]);
    expect(await given.people(a.id, 'registered')).toEqual([waits.id]);
    expect(await titles(person)).toContain('Запись снята');
  });

  test('of two of a guest one stays; a seat ends the account’s wait for other dates', async () => {
    const topicId = await given.topic();
    const date = (inDays: number) => led({ topicId, capacity: 1, inDays });
    const [a, b, c] = [await date(3), await date(6), await date(9)];
    const person = await unproven();
    const first = await recordedAs(person.email, a.id);
    await recordedAs(person.email, b.id);
    await given.register(await backend.as(), c.id);
    await given.register(person, c.id, { waiting: true });
    await person.prove();
    expect([await mine(person), await mine(person, 'waiting')]).toEqual([[a.id], []]);
    expect(await activeOn(a.id)).toEqual([[first, person.id, 'registered']]);
    expect([await given.taken(b.id), await given.people(c.id, 'waiting')]).toEqual([0, []]);
  });
});

describe('a person with an account and a guest with its e-mail', () => {
  test('the person’s own press takes the guest’s seat over, on a full date too', async () => {
    const training = await led({ capacity: 1 });
    const person = await backend.as();
    const id = await recordedAs(person.email, training.id);
    const { status, value } = await given.register(person, training.id);
    expect([status, value.registeredPharmacistId]).toEqual([200, id]);
    expect(await activeOn(training.id)).toEqual([[id, person.id, 'registered']]);
    expect(await given.taken(training.id)).toBe(1);
    expect(codeOf(await given.register(person, training.id))).toBe('409 already-registered');
  });

  test('their place in line as well, and nothing of it when the press is refused', async () => {
    const training = await led({ capacity: 1 });
    await given.register(await backend.as(), training.id);
    const person = await backend.as();
    const id = await recordedAs(person.email, training.id, true);
    expect(codeOf(await given.register(person, training.id))).toBe('409 no-places');
    expect(await activeOn(training.id)).toContainEqual([id, null, 'waiting']);
    const { value } = await given.register(person, training.id, { waiting: true });
    expect(value).toMatchObject({ waitingId: id, waitingPosition: 1 });
  });

  test('a topic that they sit on is said, and the guest’s seat stays', async () => {
    const topicId = await given.topic();
    const [a, b] = [await led({ topicId, inDays: 3 }), await led({ topicId, inDays: 9 })];
    const person = await backend.as();
    await given.register(person, a.id);
    const id = await recordedAs(person.email, b.id);
    expect(codeOf(await given.register(person, b.id))).toBe('409 topic-already');
    expect(await activeOn(b.id)).toEqual([[id, null, 'registered']]);
  });

  test('an address that nobody has proven takes nothing over', async () => {
    const training = await led();
    const person = await unproven();
    const id = await recordedAs(person.email, training.id);
    const { value } = await given.register(person, training.id);
    expect(value.registeredPharmacistId).not.toBe(id);
    expect((await rowOf(id))?.userId).toBeNull();
    await person.prove();
    expect(await given.taken(training.id)).toBe(1);
  });

  test('staff who record the account record the same seat', async () => {
    const training = await led();
    const person = await backend.as();
    const id = await recordedAs(person.email, training.id);
    const support = await backend.as('support');
    const { value } = await backend.call(recordPerson, {
      ...{ as: support, params: { id: training.id }, body: { userId: person.id } },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(value).toMatchObject({ id, userId: person.id, recordedBy: { id: support.id } });
    expect(await given.taken(training.id)).toBe(1);
  });

  test('a guest recorded after the account is refused as one who was recorded by somebody else', async () => {
    const [one, other] = [await led({ capacity: 1 }), await led({ capacity: 1 })];
    const person = await backend.as();
    await given.register(person, one.id);
    const stranger = await guests.person();
    await guests.record(trainer, other.id, stranger);
    const answers = [
      await guests.record(expert, one.id, await guests.person({ email: person.email })),
      await guests.record(expert, other.id, await guests.person({ email: stranger.email })),
    ];
    const bodies = answers.map(({ document }) =>
      JSON.stringify(document).replaceAll(/"(id|request_id)":"[^"]*"/g, ''),
    );
    expect(answers.map(codeOf)).toEqual(['409 already-registered', '409 already-registered']);
    expect(bodies[0]).toBe(bodies[1]);
    expect(await given.taken(one.id)).toBe(1);
  });

  test('at the door too: who is there is not a second person', async () => {
    const training = await led();
    const [seated, recorded] = [await backend.as(), await backend.as()];
    await given.register(seated, training.id);
    const id = await recordedAs(recorded.email, training.id);
    const come = (body: object) =>
      backend.call(recordWalkIn, {
        ...{ as: trainer, params: { id: training.id }, body: body as never },
        idempotencyKey: crypto.randomUUID(),
      });
    await backend.during(training.startsAt, async () => {
      const userParams = await guests.person({ email: seated.email });
      expect(codeOf(await come({ userParams }))).toBe('409 already-registered');
      const refusal = await come({ userId: recorded.id });
      expect(codeOf(refusal)).toBe('409 already-registered');
      expect(refusal.errors[0]?.meta).toMatchObject({ registration_id: id });
    });
    expect((await activeOn(training.id)).map(([, userId]) => userId)).toEqual([seated.id, null]);
  });
});

describe('who recorded a guest, and sees nobody else', () => {
  const seen = async () => {
    const { value } = await backend.call(listAllRegistered, { as: expert });
    return value.items.map(({ id }) => id);
  };

  test('sees them as long as they are a guest: who left and who has an account are gone alike', async () => {
    const training = await given.training({ leaderId: (await backend.as('trainer')).id });
    const [person, links] = [await backend.as(), await unproven()];
    const ids = [
      await recordedAs(person.email, training.id, false, expert),
      await recordedAs(links.email, training.id, false, expert),
      await recordedAs(`${unique('leaves')}@mail.example`, training.id, false, expert),
    ];
    expect((await seen()).filter((id) => ids.includes(id))).toHaveLength(3);
    await given.register(person, training.id);
    await links.prove();
    await backend.call(leaveAsGuest, { params: { token: guestToken(backend.deps.secret, ids[2] ?? '') } });
    expect((await seen()).filter((id) => ids.includes(id))).toEqual([]);
  });
});

test('an account that is erased takes the guests of its e-mail with it; the seat goes to the line', async () => {
  const training = await led({ capacity: 1 });
  const passwordHash = await hashPassword(PASSWORD);
  const person = await backend.given.user({ passwordHash });
  const id = await recordedAs(person.email, training.id);
  const waits = await backend.as();
  await given.register(waits, training.id, { waiting: true });
  expect((await backend.call(deleteAccount, { as: person, body: { password: PASSWORD } })).status).toBe(204);
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', guest: null, guestEmailHash: null });
  expect(await given.people(training.id, 'registered')).toEqual([waits.id]);
  expect(await backend.db.$count(users, eq(users.email, person.email))).toBe(0);
});
