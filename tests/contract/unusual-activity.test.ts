import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnusualActivity } from '@/api/activity/endpoints';
import { login } from '@/api/auth/endpoints';
import type { ActivityFinding } from '@/api/activity/queries';
import { transferPoints } from '@/api/points/endpoints';
import { getTest, saveAnswers, sendTest } from '@/api/tests/endpoints';
import { deleteAccount, register } from '@/api/user/endpoints';
import { hashPassword } from '@/backend/services/auth/passwords';
import { LIMITS, type ActivityReason } from '@/lib/domain/unusual-activity';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenLearning, type GivenLearning, type GivenTest } from '../helpers/given-learning';
import { registrationForm } from '../helpers/registration';

const PASSWORD = 'Demo2026pass';
const DAY = 864e5;

let backend: TestBackend;
let learning: GivenLearning;
let admin: Actor;
let passwordHash: string;
beforeAll(async () => {
  const env = { LEAST_TIME_SCALE: '0' };
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z'), env });
  learning = givenLearning(backend);
  admin = await backend.as('admin');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => backend.close());

const read = (reason?: ActivityReason, days = '1', page = {}) =>
  backend.call(listUnusualActivity, {
    as: admin,
    query: { filter: { days, ...(reason ? { reason } : {}) }, page },
  });
/** What is found about the person for this reason. */
async function foundOf(
  { id }: { id: string },
  reason: ActivityReason,
  days = '1',
): Promise<ActivityFinding[]> {
  const { value } = await read(reason, days, { size: 100 });
  return value.items.filter(({ people }) => people.some((person) => person.id === id));
}
const plain = (text = '') => text.replace(/\s/g, ' ');
/** Opens the test's page and sends it at once. */
async function send(as: Actor, test: GivenTest, right = test.questions.length) {
  const params = { id: test.id };
  await backend.call(getTest, { as, params });
  const sent = await backend.call(sendTest, { as, params, body: { answers: test.answers(right) } });
  expect(sent.status).toBe(200);
}
const testsOf = (count: number, pays: number[]) =>
  Promise.all(Array.from({ length: count }, () => learning.test({ pays })));

test('is for admins alone, and takes no other filter', async () => {
  expect((await backend.call(listUnusualActivity)).status).toBe(401);
  for (const role of [undefined, 'support', 'moderator', 'Представитель', 'trainer']) {
    expect((await backend.call(listUnusualActivity, { as: await backend.as(role) })).status).toBe(403);
  }
  for (const query of ['filter[reason]=x', 'filter[days]=2', 'page[size]=101', 'filter[ip]=1', 'sort=why']) {
    const answer = await backend.fetch(`/v1/unusual-activity?${query}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBe(400);
  }
});

test('points and perfect tests of a script are found with what was done; an honest person is not', async () => {
  const [robot, honest] = [await backend.given.user({ lastName: 'Быстрых' }), await backend.as()];
  for (const made of await testsOf(5, [100, 99])) await send(robot, made);
  for (const made of await testsOf(3, [30, 30])) {
    await backend.call(getTest, { as: honest, params: { id: made.id } });
    await backend.call(saveAnswers, {
      as: honest,
      params: { id: made.id },
      body: { answers: made.answers(1) },
    });
    backend.clock.advance(120_000);
    await send(honest, made);
  }
  const [points, ...more] = await foundOf(robot, 'fast-points');
  expect(more).toEqual([]);
  expect(plain(points?.why)).toBe('Слишком быстро: 995 баллов и 5 материалов менее чем за секунду.');
  expect(points?.people).toEqual([{ id: robot.id, name: 'Быстрых Анна', email: robot.email }]);
  expect([points?.events.length, points?.eventsCount]).toEqual([5, 5]);
  expect(plain(points?.events[0]?.text)).toMatch(/^Тест «test-.*», \+199$/);
  expect(plain((await foundOf(robot, 'fast-tests'))[0]?.why)).toMatch(
    /^Быстрее чтения: 5 тестов без ошибок менее чем за секунду, в них \d+ букв\.$/,
  );
  expect([...(await foundOf(honest, 'fast-points')), ...(await foundOf(honest, 'fast-tests'))]).toEqual([]);
});

test('accounts that answer alike within minutes are one row; hours apart they are none', async () => {
  const people = [await backend.as(), await backend.as(), await backend.as()] as const;
  const late = await backend.as();
  const made = await testsOf(LIMITS.sameAnswers.shared, [10, 10]);
  for (const one of made) for (const as of people) await send(as, one, 1);
  backend.clock.advance(3_600_000);
  for (const one of made) await send(late, one, 1);
  const [found, ...more] = await foundOf(people[0], 'same-answers');
  expect(more).toEqual([]);
  expect(found?.people.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
  expect(found?.eventsCount).toBe(9);
  expect(await foundOf(late, 'same-answers')).toEqual([]);
});

test('points that move alike are found', async () => {
  const [one, other] = [await backend.as(), await backend.as()];
  const to = await backend.given.mark();
  for (let nth = 1; nth <= LIMITS.sameMoves.shared; nth += 1) {
    const mark = await backend.given.mark();
    for (const as of [one, other]) {
      await learning.points(as.id, mark.id, 50);
      const body = { from: mark.slug, to: to.slug, amount: nth };
      await backend.call(transferPoints, { as, body, idempotencyKey: unique('move') });
    }
    backend.clock.advance(60_000);
  }
  const [found] = await foundOf(one, 'same-moves');
  expect(found?.people.map(({ id }) => id)).toContain(other.id);
  expect(found?.events[0]?.text).toContain('Перевод с ');
});

test('one address that registers many, and one browser there that signs many in, are found; erased accounts name nobody', async () => {
  const headers = {
    'x-forwarded-for': '192.0.2.77',
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  };
  const made: string[] = [];
  for (let nth = 0; nth < LIMITS.registrations.people; nth += 1) {
    const form = await registrationForm(backend.given);
    made.push((await backend.call(register, { body: form, headers })).value.id);
    // the limit of attempts per address is not what is shown here
    backend.clock.advance(60_000);
  }
  const [found] = await foundOf({ id: made[0] ?? '' }, 'same-address');
  expect(plain(found?.why)).toBe('Регистрация: 5 учётных записей с одного адреса (192.0.2.77) за 4 минуты.');

  const actors: Actor[] = [];
  for (let nth = 0; nth < LIMITS.signIns.people; nth += 1) {
    const actor = await backend.given.user({ passwordHash });
    actors.push(actor);
    await backend.call(login, { body: { email: actor.email, password: PASSWORD }, headers });
  }
  const [first] = actors as [Actor];
  await backend.call(deleteAccount, { as: first, body: { password: PASSWORD } });
  const [last] = actors.slice(-1) as [Actor];
  expect(await foundOf(last, 'same-address')).toEqual([]);
  const [again] = [await backend.given.user({ passwordHash })];
  await backend.call(login, { body: { email: again.email, password: PASSWORD }, headers });
  const [signIns] = await foundOf(again, 'same-address');
  expect(plain(signIns?.why)).toMatch(
    /^Вход: 12 учётных записей с одного адреса и браузера \(192\.0\.2\.77, Chrome на/,
  );
  expect(signIns?.people.map(({ id }) => id)).not.toContain(first.id);
});

test('pages, counts by reason and the period', async () => {
  const robot = await backend.as();
  for (const made of await testsOf(5, [1])) await send(robot, made);
  const { value } = await read(undefined, '1', { number: 1, size: 1 });
  const counts = value.meta.reasons.reduce((sum, { count }) => sum + count, 0);
  expect([value.items.length, value.page?.total]).toEqual([1, counts]);
  const one = await read('fast-points', '1', { size: 1 });
  expect(one.value.page?.total).toBe(
    value.meta.reasons.find((reason) => reason.value === 'fast-points')?.count,
  );
  expect((await read(undefined, '1', { number: 999, size: 1 })).value.items).toEqual([]);
  backend.clock.advance(2 * DAY);
  const later = await backend.given.session(admin.id);
  const ask = (days: string) =>
    backend
      .call(listUnusualActivity, {
        as: { ...admin, ...later },
        query: { filter: { days, reason: 'fast-points' } },
      })
      .then((called) => called.value.items.length);
  expect(await ask('1')).toBe(0);
  expect(await ask('7')).toBeGreaterThan(0);
});

test('the order is the newest first, or as asked', async () => {
  const in30 = async (sort?: '-to' | 'to' | 'eventsCount' | '-eventsCount') => {
    const query = { filter: { days: '30' }, page: { size: 100 }, ...(sort ? { sort } : {}) };
    const { value } = await backend.call(listUnusualActivity, { as: admin, query });
    expect(value.items.length).toBeGreaterThan(2);
    return value.items;
  };
  const ends = (await in30()).map(({ to }) => to);
  expect(ends).toEqual([...ends].sort().reverse());
  expect((await in30('-to')).map(({ to }) => to)).toEqual(ends);
  expect((await in30('to')).map(({ to }) => to)).toEqual([...ends].sort());
  const counts = (await in30('-eventsCount')).map(({ eventsCount }) => eventsCount);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect((await in30('eventsCount')).map(({ eventsCount }) => eventsCount)).toEqual([...counts].reverse());
});
