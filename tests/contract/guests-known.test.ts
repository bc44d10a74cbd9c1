import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardVisitors, listAwardees } from '@/api/awards/endpoints';
import { checkInAtDoor } from '@/api/door/endpoints';
import { markVisit, recordWalkIn } from '@/api/registrations/endpoints';
import { getGuestBooking, leaveAsGuest, listSlots, removeRegistration } from '@/api/trainings/endpoints';
import { cities } from '@/backend/db/schema/directory';
import { notifications } from '@/backend/db/schema/notifications';
import { ledgerEntries } from '@/backend/db/schema/points';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { users } from '@/backend/db/schema/users';
import { alsoOf, inTransaction } from '@/backend/db/transaction';
import { JOBS } from '@/backend/jobs/jobs';
import { LetterRefused } from '@/backend/mail/mailer';
import { linkGuests } from '@/backend/services/trainings/link-guests';
import { linkKnownGuests } from '@/backend/services/trainings/link-known-guests';
import { remindOfTrainings } from '@/backend/services/trainings/remind';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenGuests } from '../helpers/given-guests';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let guests: ReturnType<typeof givenGuests>;
let trainer: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now, env: { PUBLIC_URL: 'https://portal.example' } });
  given = givenTrainings(backend);
  guests = givenGuests(backend);
  trainer = await backend.as('trainer');
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
const rowOf = async (id: string) =>
  (await backend.db.select().from(trainingRegistrations).where(eq(trainingRegistrations.id, id)))[0];
const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
const mark = (id: string) => backend.call(markVisit, { as: trainer, params: { id }, body: {}, ...keyed() });
const mine = async (as: Actor) =>
  (await backend.call(listSlots, { as, query: { filter: { mine: 'coming' } } })).value.items.map(
    ({ id }) => id,
  );
async function recordedAs(email: string, trainingId: string): Promise<string> {
  const { value } = await guests.record(trainer, trainingId, await guests.person({ email }));
  return value.id;
}

describe('a guest with the e-mail of an account that had proven it before', () => {
  test('is theirs within the hour, once on two servers', async () => {
    const training = await led({ inDays: 3 });
    const anna = await backend.as();
    const id = await recordedAs(anna.email, training.id);
    expect((await rowOf(id))?.userId).toBeNull();
    await Promise.all([linkKnownGuests(backend.deps), linkKnownGuests(backend.deps)]);
    expect(await rowOf(id)).toMatchObject({ userId: anna.id, guest: null, state: 'registered' });
    expect(await mine(anna)).toEqual([training.id]);
    expect(await given.taken(training.id)).toBe(1);
    expect(JOBS.map(({ run }) => run)).toContain(linkKnownGuests);
  });

  test('gives one seat of a topic, the account’s own', async () => {
    const topicId = await given.topic();
    const [a, b] = [await led({ topicId, inDays: 3 }), await led({ topicId, inDays: 9 })];
    const anna = await backend.as();
    await given.register(anna, a.id);
    await recordedAs(anna.email, b.id);
    await linkKnownGuests(backend.deps);
    expect(await mine(anna)).toEqual([a.id]);
    expect(await given.taken(b.id)).toBe(0);
  });

  test('is nobody’s where the account is archived or has proven nothing', async () => {
    const training = await led();
    const [archived, unproven] = [await backend.as(), await backend.given.user({ emailConfirmedAt: null })];
    const ids = [
      await recordedAs(archived.email, training.id),
      await recordedAs(unproven.email, training.id),
    ];
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, archived.id));
    await linkKnownGuests(backend.deps);
    for (const id of ids) expect((await rowOf(id))?.userId).toBeNull();
  });
});

describe('a guest with the e-mail of staff', () => {
  const staff = () => backend.given.user({ roles: ['trainer'], lastName: unique('Громов') });
  const walkIn = async (email: string, trainingId: string) => {
    const userParams = await guests.person({ email });
    return backend.call(recordWalkIn, {
      ...{ as: trainer, params: { id: trainingId }, body: { userParams }, ...keyed() },
    });
  };
  const points = (id: string) =>
    backend.call(awardVisitors, {
      ...{ as: admin, params: { id }, body: { points: 50, reason: 'За практику' }, ...keyed() },
    });

  test('stays a guest: recorded, at the door, as the address is proven anew, and as points are given', async () => {
    const training = await led({ inDays: 3 });
    const [recorded, came] = [await staff(), await staff()];
    const anna = await backend.as();
    const ids = [await recordedAs(recorded.email, training.id), await recordedAs(anna.email, training.id)];
    await backend.during(training.startsAt, async () => {
      for (const id of ids) expect((await mark(id)).status).toBe(200);
      const { status, value } = await walkIn(came.email, training.id);
      expect(status).toBe(200);
      ids.push(value.id);
      await linkKnownGuests(backend.deps);
      for (const { id } of [recorded, came]) {
        const ctx = backend.ctx();
        await inTransaction(alsoOf(ctx, id), () => linkGuests(ctx, id));
      }
      const owners = await Promise.all(ids.map(async (id) => (await rowOf(id))?.userId));
      expect(owners).toEqual([null, anna.id, null]);
      expect((await points(training.id)).value).toMatchObject({ people: 1 });
    });
    for (const { id } of [recorded, came]) {
      expect(await backend.db.$count(ledgerEntries, eq(ledgerEntries.userId, id))).toBe(0);
    }
  });

  test('gives no points to who has a role by the time they are given', async () => {
    const training = await given.training({ inDays: -2 });
    const { id } = await staff();
    const seat = await given.seat(id, training.id);
    const visitedAt = training.startsAt;
    await backend.db
      .update(trainingRegistrations)
      .set({ visitedAt })
      .where(eq(trainingRegistrations.id, seat));
    const { meta } = (await backend.call(listAwardees, { as: admin, params: { id: training.id }, query: {} }))
      .value;
    expect(meta).toMatchObject({ came: 0, awarded: 0 });
    expect((await points(training.id)).status).toBe(409);
  });
});

describe('a guest who has an account by the time of a reminder', () => {
  const before = ({ startsAt }: { startsAt: Date }, hours: number) =>
    new Date(startsAt.getTime() - hours * HOUR_MS);
  /** Two servers look, and what is due goes. */
  const look = (moment: Date) =>
    backend.during(moment, async () => {
      await Promise.all([remindOfTrainings(backend.deps), remindOfTrainings(backend.deps)]);
      await Promise.all([backend.deliver(), backend.deliver()]);
    });
  const shown = async ({ id }: Actor) => {
    const own = and(eq(notifications.userId, id), eq(notifications.kind, 'training-reminder'));
    const rows = await backend.db.select().from(notifications).where(own).orderBy(notifications.id);
    return rows.map(({ data }) => data.title.split(':')[0]);
  };
  /** Every reminder by letter, as a guest or as an account: the address is the same. */
  const letters = ({ email }: Actor) =>
    guests
      .lettersTo(email)
      .map(({ subject }) => subject.split(':')[0])
      .filter((subject) => /^(Скоро|Через час) тренинг$/.test(subject ?? ''));
  async function recorded(zone?: string) {
    const training = await led({ inDays: 3 });
    const anna = await backend.as();
    const city = unique('Город');
    const { id: pharmacyId } = await backend.given.pharmacy({ city });
    if (zone) await backend.db.update(cities).set({ timeZone: zone }).where(eq(cities.name, city));
    await guests.record(trainer, training.id, {
      ...(await guests.person({ email: anna.email })),
      pharmacyId,
    });
    await backend.deliver();
    return { training, anna };
  }

  test('is not reminded again of what the guest’s letter has said', async () => {
    const { training, anna } = await recorded();
    await look(before(training, 24));
    expect(letters(anna)).toEqual(['Скоро тренинг']);
    await linkKnownGuests(backend.deps);
    expect(await mine(anna)).toEqual([training.id]);
    await look(before(training, 20));
    expect([await shown(anna), letters(anna)]).toEqual([[], ['Скоро тренинг']]);
    await look(before(training, 1));
    expect(await shown(anna)).toEqual(['Через час тренинг']);
  });

  test('is reminded anew of a start that has moved since', async () => {
    const { training, anna } = await recorded();
    await look(before(training, 24));
    await linkKnownGuests(backend.deps);
    const startsAt = new Date(training.startsAt.getTime() + DAY_MS);
    const endsAt = new Date(training.endsAt.getTime() + DAY_MS);
    await backend.db.update(trainings).set({ startsAt, endsAt }).where(eq(trainings.id, training.id));
    await look(before({ startsAt }, 24));
    expect(await shown(anna)).toEqual(['Скоро тренинг']);
  });

  test('is reminded where the guest’s letter still waited for the morning, by one letter', async () => {
    const { training, anna } = await recorded('Asia/Kamchatka');
    await look(before(training, 24));
    expect(letters(anna)).toEqual([]);
    await linkKnownGuests(backend.deps);
    await look(before(training, 23));
    expect(await shown(anna)).toEqual(['Скоро тренинг']);
    await look(before(training, 15));
    expect(letters(anna)).toEqual(['Скоро тренинг']);
  });

  test('is reminded once where the guest’s letter is on its way as they become one', async () => {
    const { training, anna } = await recorded();
    const { mail } = backend.deps;
    await backend.during(before(training, 24), async () => {
      await remindOfTrainings(backend.deps);
      backend.deps.mail = {
        send: async (letter) => {
          backend.deps.mail = mail;
          await linkKnownGuests(backend.deps);
          await remindOfTrainings(backend.deps);
          await mail.send(letter);
        },
      };
      await backend.deliver();
    });
    await look(before(training, 20));
    expect([await shown(anna), letters(anna)]).toEqual([[], ['Скоро тренинг']]);
  });

  test('is reminded by the account where the guest’s letter was refused for good', async () => {
    const { training, anna } = await recorded();
    const { mail } = backend.deps;
    await backend.during(before(training, 24), async () => {
      await remindOfTrainings(backend.deps);
      backend.deps.mail = {
        send: () => Promise.reject(new LetterRefused({ code: 'EENVELOPE', responseCode: 550 })),
      };
      await backend.deliver();
      backend.deps.mail = mail;
    });
    await linkKnownGuests(backend.deps);
    await look(before(training, 20));
    expect([await shown(anna), letters(anna)]).toEqual([['Скоро тренинг'], ['Скоро тренинг']]);
  });
});

describe('a guest at the door', () => {
  test('who is marked before the start leaves by the link: the visit stays counted, nothing is kept of them', async () => {
    const training = await led({ inDays: 3 });
    const guest = await guests.recorded(trainer, training.id);
    const token = guests.tokenIn(guests.lettersTo(guest.email)[0]?.text ?? '');
    await backend.during(new Date(training.startsAt.getTime() - HOUR_MS / 2), async () => {
      expect((await mark(guest.id)).status).toBe(200);
      expect((await backend.call(leaveAsGuest, { params: { token } })).status).toBe(204);
    });
    const left = await rowOf(guest.id);
    expect(left).toMatchObject({ state: 'registered', guest: null, guestEmailHash: null });
    expect(left?.visitedAt).not.toBeNull();
    expect(await given.taken(training.id)).toBe(1);
  });

  test('without a booking is told what is kept, with a way out', async () => {
    const training = await led({ inDays: 3 });
    const userParams = await guests.person();
    await backend.during(training.startsAt, async () => {
      const body = { userParams } as never;
      const came = await backend.call(recordWalkIn, {
        as: trainer,
        params: { id: training.id },
        body,
        ...keyed(),
      });
      expect(came.status).toBe(200);
      await backend.deliver();
    });
    const [letter, ...more] = guests.lettersTo(userParams.email);
    expect(more).toEqual([]);
    expect(letter?.text).toContain('Вас отметили на тренинге');
    expect(letter?.text).toContain('сохранены ваши имя, телефон, почта и аптека');
    expect(letter?.text).not.toContain(trainer.email);
    const token = guests.tokenIn(letter?.text ?? '');
    expect((await backend.call(getGuestBooking, { params: { token } })).status).toBe(200);
  });

  test('is reminded of tomorrow by day, by the clock of their pharmacy', async () => {
    const training = await led({ inDays: 3 });
    const city = unique('Петропавловск');
    const { id: pharmacyId } = await backend.given.pharmacy({ city });
    await backend.db.update(cities).set({ timeZone: 'Asia/Kamchatka' }).where(eq(cities.name, city));
    const userParams = { ...(await guests.person()), pharmacyId };
    await guests.record(trainer, training.id, userParams);
    await backend.deliver();
    const at = (hours: number) => new Date(training.startsAt.getTime() - hours * HOUR_MS);
    const look = (hours: number) =>
      backend.during(at(hours), async () => {
        await remindOfTrainings(backend.deps);
        await backend.deliver();
        return guests.lettersTo(userParams.email).filter(({ subject }) => subject.startsWith('Скоро')).length;
      });
    expect([await look(24), await look(16), await look(15)]).toEqual([0, 0, 1]);
  });
});

describe('a mark and a removal at once', () => {
  test('are one or the other, never both and never an error of the services', async () => {
    const training = await led({ inDays: 3 });
    const seats: string[] = [];
    for (let at = 0; at < 20; at += 1) seats.push(await given.seat((await backend.as()).id, training.id));
    await backend.during(new Date(training.startsAt.getTime() - HOUR_MS / 2), async () => {
      const remove = (id: string) =>
        backend.call(removeRegistration, { as: trainer, params: { id }, body: {}, ...keyed() });
      const answers = await Promise.all(seats.flatMap((id) => [mark(id), remove(id)]));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    });
    let left = 0;
    for (const id of seats) {
      const row = await rowOf(id);
      const isVisited = row?.visitedAt !== null;
      expect(row?.state).toBe(isVisited ? 'registered' : 'cancelled');
      if (isVisited) left += 1;
    }
    expect(await given.taken(training.id)).toBe(left);
  });

  test('fifty marks by the list and fifty at the door are one visit with one id', async () => {
    const training = await led({ inDays: 3 });
    const id = await given.seat((await backend.as()).id, training.id);
    await backend.during(training.startsAt, async () => {
      const atDoor = () =>
        backend.call(checkInAtDoor, {
          ...{ as: trainer, params: { id: training.id }, body: { registrationId: id, source: 'qr' } },
          ...keyed(),
        });
      const answers = await Promise.all(Array.from({ length: 50 }, () => [mark(id), atDoor()]).flat());
      const said = answers.map(({ status }) => status);
      expect(said.filter((status) => status >= 500)).toEqual([]);
      const ids = new Set(
        answers.flatMap((one) =>
          one.status < 300 ? ((one.value as { visitId?: string | null }).visitId ?? []) : [],
        ),
      );
      expect([...ids]).toEqual([(await rowOf(id))?.visitId]);
    });
  });
});
