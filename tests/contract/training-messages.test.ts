import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BodyOf, Endpoint } from '@/api/core/endpoint';
import { recordPerson } from '@/api/registrations/endpoints';
import { dropTraining, listMessages, writeToPeople } from '@/api/timetable/endpoints';
import { lockPersons } from '@/backend/db/lock-person';
import { deliveries, notifications } from '@/backend/db/schema/notifications';
import { throttleCounts } from '@/backend/db/schema/sessions';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { users } from '@/backend/db/schema/users';
import type { Db } from '@/backend/db/types';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { codeOf } from '../helpers/code-of';
import { waitingForLocks } from '../helpers/deadlocks';
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

type Body = BodyOf<Awaited<ReturnType<(typeof writeToPeople)['shapes']>>>;
const WORDS = 'Возьмите с собой халат.\nВход со двора.';
const write = (as: Actor, id: string, body: Partial<Body> = {}, key: string = crypto.randomUUID()) =>
  backend.call(writeToPeople, {
    as,
    params: { id },
    body: { to: 'registered', text: WORDS, ...body },
    idempotencyKey: key,
  });
const sentOn = async (as: Actor, id: string) =>
  (await backend.call(listMessages, { as, params: { id }, query: {} })).value;
const led = (options: Parameters<typeof given.training>[0] = {}) =>
  given.training({ leaderId: trainer.id, ...options });
const heard = async ({ id }: { id: string }) =>
  (
    await backend.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), like(notifications.key, 'training-message:%')))
  ).map(({ data }) => data);

const CALLS: [string, Endpoint, object][] = [
  ['listMessages', listMessages as unknown as Endpoint, {}],
  [
    'writeToPeople',
    writeToPeople as unknown as Endpoint,
    { body: { to: 'registered', text: WORDS }, idempotencyKey: 'a1' },
  ],
];
test.each(CALLS)(
  '%s is for who leads it; another’s is like one that is absent',
  async (_, endpoint, rest) => {
    const { id } = await led();
    const asked = { params: { id }, ...rest };
    expect((await backend.call(endpoint, asked as never)).status).toBe(401);
    for (const role of [undefined, 'expert', 'support', 'Представитель']) {
      const as = await backend.as(role);
      expect((await backend.call(endpoint, { ...asked, as } as never)).status).toBe(403);
    }
    const other = await backend.as('trainer');
    const absent = { ...asked, as: other, params: { id: '987654321' } };
    for (const foreign of [{ ...asked, as: other }, absent]) {
      expect(codeOf(await backend.call(endpoint, foreign as never))).toBe('404 training-missing');
    }
  },
);

describe('what a leader writes', () => {
  test('is checked at its fields', async () => {
    const { id } = await led();
    const pointer = ({ errors }: Awaited<ReturnType<typeof write>>) => errors[0]?.source?.pointer;
    expect(pointer(await write(trainer, id, { text: ' a ' }))).toBe('/data/attributes/text');
    expect(pointer(await write(trainer, id, { text: 'а'.repeat(1001) }))).toBe('/data/attributes/text');
    expect(pointer(await write(trainer, id, { to: 'chosen' }))).toBe('/data/attributes/ids');
    expect(pointer(await write(trainer, id, { ids: ['1'] }))).toBe('/data/attributes/ids');
    expect(codeOf(await write(trainer, id))).toBe('409 nobody-to-write');
  });

  test('reaches those with a seat as a notification and a letter, once however often it is sent', async () => {
    const { id } = await led({ city: unique('Казань'), capacity: 2 });
    const [seated, waits, gone] = [await backend.as(), await backend.as(), await backend.as()];
    for (const person of [seated, gone]) await given.seat(person.id, id);
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, gone.id));
    await backend.db.insert(trainingRegistrations).values({
      ...{ trainingId: id, userId: waits.id, state: 'waiting', source: 'self' },
      ...{ since: now, checkInCode: unique('code') },
    });
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) {
      const { value } = await write(trainer, id, {}, key);
      expect(value).toMatchObject({ to: 'registered', text: WORDS, people: 1, guests: 0 });
    }
    const [news] = await heard(seated);
    expect(news?.title).toMatch(/^Сообщение о тренинге «/);
    expect(news?.text?.replaceAll('\u00a0', ' ')).toMatch(
      /^Алексей Громов: Возьмите с собой халат\.\nВход со двора\.\n24 ноября 2026, /,
    );
    expect(news?.link).toBe(`/lk/appointments#training-${id}`);
    expect([await heard(waits), await heard(gone)]).toEqual([[], []]);
    const letters = await backend.db
      .select({ channel: deliveries.channel })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(and(eq(notifications.userId, seated.id), like(notifications.key, 'training-message:%')));
    expect(letters).toEqual([{ channel: 'letter' }]);

    await write(trainer, id, { to: 'everyone', text: 'Начнём в десять.' });
    expect([(await heard(seated)).length, (await heard(waits)).length]).toEqual([2, 1]);
    const { items, meta } = await sentOn(trainer, id);
    expect(items.map(({ to, people, authorName }) => [to, people, authorName])).toEqual([
      ['everyone', 2, 'Алексей Громов'],
      ['registered', 1, 'Алексей Громов'],
    ]);
    expect(meta).toMatchObject({
      training: { type: 'offline', city: expect.stringContaining('Казань') as string },
      ...{ registered: 1, waiting: 1, visited: 0, missed: 1, left: 3, isOver: false, isOpen: true },
    });
    const trail = await backend.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.subjectId, id), eq(auditRecords.action, 'training.written-to')));
    expect(trail.map(({ actorId, details }) => [actorId, (details as { people: number }).people])).toEqual([
      [trainer.id, 1],
      [trainer.id, 2],
    ]);
  });

  test.runIf(testEngine() === 'postgres').each([{ erasedAt: now }, { isArchived: true }])(
    'is not for who leaves as it is sent: %o',
    async (leaving) => {
      const { id } = await led({ inDays: -2 });
      const [leaves, stays] = [await backend.as(), await backend.as()];
      for (const person of [leaves, stays]) await given.seat(person.id, id);
      let pressed: ReturnType<typeof write> | undefined;
      await backend.db.transaction(async (tx) => {
        await lockPersons(tx as unknown as Db, [leaves.id]);
        pressed = write(trainer, id);
        await expect.poll(() => waitingForLocks(backend.db)).toBe(1);
        await tx.update(users).set(leaving).where(eq(users.id, leaves.id));
      });
      expect((await pressed)?.value).toMatchObject({ people: 1 });
      expect([(await heard(leaves)).length, (await heard(stays)).length]).toEqual([0, 1]);
    },
  );

  test('goes to a guest as a letter with the way to leave', async () => {
    const { id } = await led();
    const { id: pharmacyId } = await backend.given.pharmacy();
    const email = `${unique('guest')}@mail.example`;
    const digits = unique('').replace(/\D/g, '').slice(-7).padStart(7, '1');
    await backend.call(recordPerson, {
      as: trainer,
      params: { id },
      body: {
        userParams: {
          ...{ lastName: 'Иванова', firstName: 'Вера', middleName: '', email },
          ...{ phone: `+7900${digits}`, pharmacyId, statement: true },
        },
      },
      idempotencyKey: crypto.randomUUID(),
    });
    const { value } = await write(trainer, id);
    expect(value).toMatchObject({ people: 0, guests: 1 });
    await backend.deliver();
    const letter = backend.letters.findLast(({ to }) => to === email);
    expect(letter?.subject).toMatch(/^Сообщение о тренинге «/);
    expect(letter?.text).toContain('Алексей Громов: Возьмите с собой халат.');
    expect(letter?.text).toContain('/guest-booking?token=');
  });

  test('goes to the chosen alone, who are of this very training', async () => {
    const [{ id }, other] = [await led(), await led()];
    const [chosen, passed, foreign] = [await backend.as(), await backend.as(), await backend.as()];
    const seat = await given.seat(chosen.id, id);
    await given.seat(passed.id, id);
    const elsewhere = await given.seat(foreign.id, other.id);
    const { value } = await write(trainer, id, { to: 'chosen', ids: [seat, elsewhere] });
    expect(value).toMatchObject({ to: 'chosen', people: 1 });
    expect([
      (await heard(chosen)).length,
      (await heard(passed)).length,
      (await heard(foreign)).length,
    ]).toEqual([1, 0, 0]);
    expect(codeOf(await write(trainer, id, { to: 'chosen', ids: [elsewhere] }))).toBe('409 nobody-to-write');
  });

  test('goes after the end to those who were there, and to those who were not with other dates', async () => {
    const training = await led();
    const { id, endsAt, topicId } = training;
    const [came, absent] = [await backend.as(), await backend.as()];
    const seat = await given.seat(came.id, id);
    await given.seat(absent.id, id);
    expect(codeOf(await write(trainer, id, { to: 'missed' }))).toBe('409 nobody-to-write');
    await backend.db
      .update(trainingRegistrations)
      .set({ visitedAt: endsAt })
      .where(eq(trainingRegistrations.id, seat));
    const after = new Date(endsAt.getTime() + HOUR_MS);
    for (const to of ['visited', 'missed'] as const) {
      const { value } = await backend.during(after, () => write(trainer, id, { to }));
      expect(value).toMatchObject({ to, people: 1 });
    }
    expect((await heard(came)).map(({ link }) => link)).toEqual([`/lk/appointments#training-${id}`]);
    expect((await heard(absent)).map(({ link }) => link)).toEqual([
      `/lk/schedule?view=list&topic=${topicId}`,
    ]);
    const late = new Date(endsAt.getTime() + 31 * DAY_MS);
    expect(codeOf(await backend.during(late, () => write(trainer, id)))).toBe('409 messages-closed');
  });

  test('is five messages a day at most, and none when the training is cancelled', async () => {
    const { id } = await led();
    await given.seat((await backend.as()).id, id);
    const sent = await Promise.all(Array.from({ length: 7 }, () => write(trainer, id)));
    expect(sent.map(codeOf).filter((code) => code === '409 too-many-messages')).toHaveLength(2);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await sentOn(trainer, id)).meta).toMatchObject({ left: 0 });
    const tomorrow = new Date(now.getTime() + DAY_MS + 1);
    expect((await backend.during(tomorrow, () => write(trainer, id))).status).toBe(200);
    const admin = await backend.as('admin');
    await backend.call(dropTraining, { as: admin, params: { id }, body: {} });
    expect(codeOf(await write(admin, id))).toBe('409 training-cancelled');
    expect((await sentOn(admin, id)).meta).toMatchObject({ isOpen: false });
  });

  test('is thirty an hour of one leader', async () => {
    const as = await backend.as('trainer');
    const { id } = await led({ leaderId: as.id });
    await given.seat((await backend.as()).id, id);
    expect((await write(as, id)).status).toBe(200);
    const key = `training-message:${as.id}`;
    await backend.db.update(throttleCounts).set({ count: 1000 }).where(eq(throttleCounts.key, key));
    expect((await write(as, id)).status).toBe(429);
  });
});
