import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import {
  closeProgramme,
  getMember,
  getProgrammeClosing,
  saveProgrammeAnswers,
  sendProgrammeTest,
} from '@/api/programme/endpoints';
import { getRun } from '@/api/runs/endpoints';
import { programmeEntries, programmeMembers, programmes } from '@/backend/db/schema/programme';
import { ledgerEntries } from '@/backend/db/schema/points';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import { users } from '@/backend/db/schema/users';
import { notifyOfDeadlines } from '@/backend/jobs/deadlines';
import { closeAttempts } from '@/backend/services/programme/close-attempts';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import {
  CLOSES,
  FINISH,
  givenProgramme,
  NOW,
  PROGRAMME_ENV,
  type GivenProgramme,
} from '../helpers/given-programme';
import { expectLedgerWhole } from '../helpers/ledger-check';
import { wrongSums } from '../helpers/programme-sums';

let backend: TestBackend;
let given: GivenProgramme;
let admin: Actor;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  given = givenProgramme(backend);
  admin = await backend.as('admin');
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  expect(await wrongSums(backend.db)).toEqual([]);
  await backend.close();
});

const AFTER = new Date(FINISH.getTime() + 3_600_000);
const closing = async () => (await backend.call(getProgrammeClosing, { as: admin })).value;
const press = (points: number, as = admin) =>
  backend.call(closeProgramme, { as, body: { checked: true, points } });
const movedTo = (userId: string) =>
  backend.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.kind, 'programme')));

async function earn(as: Actor, pays: number[]) {
  const { id, answers } = await given.test({ pays });
  const body = { answers: answers(pays.length) };
  await backend.call(sendProgrammeTest, { as, params: { id }, body });
}

/** Members with an entry of an earlier test. */
async function haveEarned(people: readonly Actor[], total: number) {
  const [programmeId, { id: monthId }] = [await given.programmeId(), await given.month()];
  const { id: markId } = await backend.given.mark();
  const members = await backend.db
    .insert(programmeMembers)
    .values(people.map(({ id: userId }) => ({ programmeId, userId, total })))
    .returning();
  const earlier = { monthId, markId, kind: 'test' as const, subjectId: '1', title: 'Прежний тест' };
  await backend.db
    .insert(programmeEntries)
    .values(
      members.map(({ id }) => ({ ...earlier, memberId: id, amount: total, idempotencyKey: 'earlier' })),
    );
}

/** An attempt with the first answers saved, as a page leaves it. */
async function begin(as: Actor, made: Awaited<ReturnType<GivenProgramme['test']>>, right: number) {
  const [revision] = await backend.db
    .select({ id: testRevisions.id })
    .from(testRevisions)
    .where(eq(testRevisions.testId, made.id));
  const times = { startedAt: NOW, savedAt: NOW };
  const answers = right === 0 ? [] : made.answers(right);
  await backend.db
    .insert(attempts)
    .values({ userId: as.id, testId: made.id, revisionId: revision?.id ?? '', answers, ...times });
}
const attemptOf = async (userId: string) =>
  (await backend.db.select().from(attempts).where(eq(attempts.userId, userId)))[0];

describe('at the closing second of a test', () => {
  test('what was saved is sent as it stood, once, and the person is told; nothing else is', async () => {
    const made = await given.test();
    const [saved, empty] = [await backend.as(), await backend.as()];
    await begin(saved, made, 2);
    await begin(empty, made, 0);
    await backend.during(new Date(CLOSES.getTime() - 1), () => closeAttempts(backend.deps));
    expect((await attemptOf(saved.id))?.submittedAt).toBeNull();
    await backend.during(new Date(CLOSES.getTime() + 30_000), async () => {
      await Promise.all([closeAttempts(backend.deps), closeAttempts(backend.deps)]);
    });
    expect(await attemptOf(saved.id)).toMatchObject({
      submittedAt: CLOSES,
      result: { points: 20, awarded: 20 },
    });
    expect((await attemptOf(empty.id))?.submittedAt).toBeNull();
    expect((await given.memberOf(saved.id))?.total).toBe(20);
    const { value } = await backend.call(listNotifications, { as: saved });
    expect(value.items.map(({ data }) => data.title)).toEqual(['Тест закрыт, засчитано то, что вы ответили']);
  });

  test('one that cannot be counted stops neither the others nor the closing, and is tried again', async () => {
    const made = await given.test();
    const [bad, good] = [await backend.as(), await backend.as()];
    await begin(bad, made, 1);
    await begin(good, made, 1);
    await backend.db.execute(
      `alter table attempts add constraint attempts_not_now check (user_id <> ${bad.id} or submitted_at is null) not valid`,
    );
    backend.clock.set(AFTER);
    await closeAttempts(backend.deps);
    expect((await attemptOf(good.id))?.submittedAt).toEqual(CLOSES);
    expect(await attemptOf(bad.id)).toMatchObject({ submittedAt: null, closeFailedAt: AFTER });
    expect((await press(999_999)).errors[0]?.code).toBe('totals-changed');
    await backend.db.execute('alter table attempts drop constraint attempts_not_now');
    await closeAttempts(backend.deps);
    backend.clock.set(NOW);
    expect((await attemptOf(bad.id))?.submittedAt).toEqual(CLOSES);
  });

  test('which is the finish of the programme for one with a later end or none', async () => {
    const [endless, later] = [await backend.as(), await backend.as()];
    await begin(endless, await given.test({ endDate: null }), 1);
    await begin(later, await given.test({ endDate: new Date(FINISH.getTime() + 86_400_000) }), 1);
    await backend.during(new Date(FINISH.getTime() - 1), () => closeAttempts(backend.deps));
    expect((await attemptOf(endless.id))?.submittedAt).toBeNull();
    await backend.during(AFTER, () => closeAttempts(backend.deps));
    expect((await attemptOf(endless.id))?.submittedAt).toEqual(FINISH);
    expect((await attemptOf(later.id))?.submittedAt).toEqual(FINISH);
    expect((await given.memberOf(later.id))?.total).toBe(10);
  });

  test('500 racers: saved is counted, later is refused, nobody is over the limit', async () => {
    const made = await given.test();
    const people = await Promise.all(Array.from({ length: 500 }, () => backend.as()));
    await haveEarned(people, 495); // of the thirty points of the test a few fit
    for (const person of people) await begin(person, made, 1);
    const params = { id: made.id };
    const race = (as: Actor, at: number) =>
      at % 2 === 0
        ? backend.call(sendProgrammeTest, { as, params, body: { answers: made.answers(3) } })
        : backend.call(saveProgrammeAnswers, { as, params, body: { answers: made.answers(2) } });
    const [first, second, ...others] = people;
    if (!first || !second) throw new Error('Nobody is there');
    const lastMoment = new Date(CLOSES.getTime() - 1);
    backend.clock.set(lastMoment);
    const calls = [await race(first, 0), await race(second, 1)];
    const half = others.length / 2;
    const early = others.slice(0, half).map((person, at) => race(person, at));
    backend.clock.set(CLOSES);
    calls.push(
      ...(await Promise.all([...early, ...others.slice(half).map((person, at) => race(person, half + at))])),
    );
    await closeAttempts(backend.deps);
    backend.clock.set(NOW);
    expect(calls.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const rows = await backend.db.select().from(attempts).where(eq(attempts.testId, made.id));
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    expect(rows).toHaveLength(500);
    for (const [at, { id }] of people.entries()) {
      const served = calls[at]?.status === 200;
      const points = !served ? 10 : at % 2 === 0 ? 30 : 20;
      expect(byUser.get(id)?.result).toMatchObject({ points, awarded: 5 });
      expect(byUser.get(id)?.submittedAt?.getTime()).toBeLessThanOrEqual(CLOSES.getTime());
    }
    expect(await wrongSums(backend.db)).toEqual([]);
    const full = await backend.db.select().from(programmeMembers).where(eq(programmeMembers.total, 500));
    expect(full).toHaveLength(500);
    // the tests below move points of people of their own
    await backend.db.update(programmeMembers).set({ closedAt: NOW }).where(eq(programmeMembers.total, 500));
  }, 120_000);
});

describe('moving the points to the main balance', () => {
  test('401 for nobody, 403 for a pharmacist, 422 without the tick, 409 while it runs', async () => {
    const as = await backend.as();
    const body = { checked: true as const, points: 1 };
    expect((await backend.call(getProgrammeClosing)).status).toBe(401);
    expect((await backend.call(closeProgramme, { body })).status).toBe(401);
    expect((await backend.call(getProgrammeClosing, { as })).status).toBe(403);
    expect((await backend.call(closeProgramme, { as, body })).status).toBe(403);
    const unchecked = { as: admin, body: { ...body, checked: false as never } };
    expect((await backend.call(closeProgramme, unchecked)).status).toBe(422);
    expect((await closing()).state).toBe('running');
    expect((await press(1)).errors[0]?.code).toBe('programme-running');
  });

  test('is previewed, done once per person and brand, and told once; a second closing moves nothing', async () => {
    const before = (await closing()).left;
    const [anna, boris, gone] = [await backend.as(), await backend.as(), await backend.as()];
    await earn(anna, [10, 20]);
    await earn(anna, [7]);
    await earn(boris, [40]);
    await earn(gone, [5]);
    await backend.db.update(users).set({ erasedAt: NOW }).where(eq(users.id, gone.id));
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, boris.id));
    const open = await backend.as();
    await begin(open, await given.test(), 1);
    backend.clock.set(AFTER);
    expect((await press(before.points + 77)).errors[0]?.code).toBe('attempts-open');
    await closeAttempts(backend.deps);

    const preview = await closing();
    const points = before.points + 77 + 10;
    expect(preview).toMatchObject({
      ...{ state: 'due', closedAt: null, failures: [], runId: null, limit: 500 },
      left: { people: before.people + 3, points },
      erased: { people: 1, points: 5 },
      archived: { people: 1, points: 40 },
      dueAt: '2027-01-31T20:59:59.000Z',
    });
    expect(preview.byMark.reduce((sum, mark) => sum + mark.points, 0)).toBe(points);
    expect((await press(points + 1)).errors[0]?.code).toBe('totals-changed');

    const key = { idempotencyKey: unique('close') };
    const twice = { as: admin, body: { checked: true as const, points }, ...key };
    const [first, replay] = [
      await backend.call(closeProgramme, twice),
      await backend.call(closeProgramme, twice),
    ];
    expect(first.value.id).toBe(replay.value.id);
    expect((await closing()).state).toBe('closing');
    expect((await press(points, await backend.as('super-admin'))).errors[0]?.code).toBe('run-under-way');
    await backend.work();
    const run = await backend.call(getRun, { as: admin, params: { id: first.value.id } });
    expect(run.value).toMatchObject({ kind: 'programme-close', status: 'done', progress: before.people + 3 });

    const amounts = (await movedTo(anna.id)).map(({ amount }) => amount).sort((one, two) => one - two);
    expect(amounts).toEqual([7, 30]);
    expect(await movedTo(gone.id)).toEqual([]);
    expect(await movedTo(boris.id)).toHaveLength(1);
    const { value } = await backend.call(listNotifications, { as: anna });
    expect(value.items.map(({ data }) => data.title)).toEqual(['Начислено 37\u00a0баллов']);
    expect(await closing()).toMatchObject({ state: 'closed', left: { people: 0, points: 0 } });
    expect((await press(0)).errors[0]?.code).toBe('programme-closed');
    expect(await movedTo(anna.id)).toHaveLength(2);
  });

  test('one who does not work is named, stops nobody, and is moved by the next press', async () => {
    backend.clock.set(NOW);
    await backend.db.update(programmes).set({ closedAt: null });
    const [good, bad] = [await backend.as(), await backend.as()];
    await earn(bad, [20]);
    await earn(good, [10]);
    backend.clock.set(AFTER);
    await backend.db.execute(
      `alter table balances add constraint balances_not_now check (user_id <> ${bad.id}) not valid`,
    );
    const { points } = (await closing()).left;
    const pressed = await Promise.all([press(points), press(points, await backend.as('super-admin'))]);
    expect(pressed.filter(({ status }) => status === 409)).toHaveLength(1);
    await backend.work();
    expect(await movedTo(good.id)).toHaveLength(1);
    const stuck = await closing();
    const member = await given.memberOf(bad.id);
    expect(stuck).toMatchObject({ state: 'due', left: { people: 1, points: 20 } });
    expect(stuck.failures).toMatchObject([{ memberId: member?.id, code: 'unknown' }]);
    await backend.db.execute('alter table balances drop constraint balances_not_now');
    await press(20);
    await backend.work();
    expect((await movedTo(bad.id)).map(({ amount }) => amount)).toEqual([20]);
    expect(await closing()).toMatchObject({ state: 'closed', failures: [] });
  });

  test('ends the programme for good, although the finish is moved', async () => {
    backend.clock.set(NOW);
    const { status, errors } = await backend.call(getMember, { as: await backend.as() });
    expect([status, errors[0]?.code]).toEqual([418, 'invalid-date']);
    const moved = await backend.db
      .select()
      .from(programmeMembers)
      .where(isNotNull(programmeMembers.closedAt));
    expect(moved.length).toBeGreaterThan(0);
    expect((await closing()).state).toBe('closed');
  });
});

test('admins are reminded 7 and 1 day before the promised day while points are left, once each', async () => {
  await backend.db.update(programmes).set({ closedAt: null });
  backend.clock.set(NOW);
  await earn(await backend.as(), [10]);
  const mine = async () => {
    const { value } = await backend.call(listNotifications, { as: admin, query: { page: { size: 100 } } });
    return value.items.filter(({ data }) => data.title.startsWith('Баллы программы обещаны'));
  };
  const at = async (day: string) => {
    backend.clock.set(new Date(`${day}T12:00:00+03:00`));
    await notifyOfDeadlines(backend.deps);
    await notifyOfDeadlines(backend.deps);
    const told = await mine();
    expect(told.every(({ data }) => data.link === '/lk/manage-points/programme')).toBe(true);
    return told.length;
  };
  const counts = [];
  for (const day of ['2027-01-20', '2027-01-25', '2027-01-27', '2027-01-31']) counts.push(await at(day));
  expect(counts).toEqual([0, 1, 1, 2]);
});
