import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnusualActivity } from '@/api/activity/endpoints';
import { getTest, saveAnswers, sendTest } from '@/api/tests/endpoints';
import { learningOpenings } from '@/backend/db/schema/learning';
import { sessions } from '@/backend/db/schema/sessions';
import { auditRecords } from '@/backend/db/schema/system';
import { networkSql } from '@/backend/services/activity/network-sql';
import { MOST_EVENTS } from '@/backend/services/activity/period';
import { LIMITS, type ActivityReason } from '@/lib/domain/unusual-activity';
import { networkOf } from '@/lib/session/network-of';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

const HOUR = 36e5;

let backend: TestBackend;
let learning: GivenLearning;
let admin: Actor;
beforeAll(async () => {
  const env = { LEAST_TIME_SCALE: '0' };
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z'), env });
  learning = givenLearning(backend);
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

async function read(reason: ActivityReason) {
  const query = { filter: { days: '1', reason }, page: { size: 100 } };
  return (await backend.call(listUnusualActivity, { as: admin, query })).value;
}
const foundOf = async (userId: string, reason: ActivityReason) =>
  (await read(reason)).items.filter(({ people }) => people.some(({ id }) => id === userId));
const plain = (text = '') => text.replace(/\s/g, ' ');

/** Three perfect tests of one question; `before` comes before each is sent. */
async function sendThree(as: Actor, before: (testId: string, answers: object[]) => Promise<unknown>) {
  for (let nth = 0; nth < LIMITS.fastTests; nth += 1) {
    const made = await learning.test({ pays: [1] });
    const params = { id: made.id };
    await before(made.id, made.answers(1));
    await backend.call(sendTest, { as, params, body: { answers: made.answers(1) } });
  }
}

test('the time of a test is counted from the opening of its page, not from the first saved answer', async () => {
  const [honest, script, unknown] = [await backend.as(), await backend.as(), await backend.as()];
  await sendThree(honest, async (id) => {
    await backend.call(getTest, { as: honest, params: { id } });
    backend.clock.advance(60_000);
  });
  await sendThree(script, async (id, answers) => {
    const body = { answers } as never;
    expect((await backend.call(saveAnswers, { as: script, params: { id }, body })).status).toBeLessThan(300);
    backend.clock.advance(600_000);
    await backend.call(getTest, { as: script, params: { id } });
  });
  await sendThree(unknown, (id) => backend.call(getTest, { as: unknown, params: { id } }));
  expect(await foundOf(unknown.id, 'fast-tests')).toHaveLength(1);
  await backend.db.delete(learningOpenings).where(eq(learningOpenings.userId, unknown.id));

  expect(await foundOf(honest.id, 'fast-tests')).toEqual([]);
  expect(await foundOf(script.id, 'fast-tests')).toHaveLength(1);
  expect(await foundOf(unknown.id, 'fast-tests')).toEqual([]);
});

let nobody = 5_000_000;
async function register(ips: readonly string[]): Promise<string> {
  const first = nobody + 1;
  const rows = ips.map((ip) => {
    nobody += 1;
    const createdAt = backend.clock.now();
    return { action: 'user.registered', subjectType: 'user', subjectId: String(nobody), ip, createdAt };
  });
  await backend.db.insert(auditRecords).values(rows);
  return String(first);
}

test('IPv6 is one address by its /64, and a text that is no address breaks nothing', async () => {
  const groups = ['1', '2', '3', 'abcd', 'ffff'];
  const farm = await register(groups.map((group) => `2001:db8:1:2:${group}::7`));
  const apart = await register(groups.map((group) => `2001:db8:1:${group}0::7`));
  const mapped = await register([
    '192.0.2.9',
    '::ffff:192.0.2.9',
    '192.0.2.9',
    '::ffff:192.0.2.9',
    '192.0.2.9',
  ]);
  await register(['unknown', ':::', '1:2:3:4:5:6:7:8:9', 'fe80::1%eth0', '999.1.1.1', '::ffff:999.1.1.1']);
  const [found] = await foundOf(farm, 'same-address');
  expect(plain(found?.why)).toContain('5 учётных записей с одного адреса (2001:db8:1:2::/64)');
  expect(await foundOf(apart, 'same-address')).toEqual([]);
  expect(plain((await foundOf(mapped, 'same-address'))[0]?.why)).toContain('(192.0.2.9)');
});

test('sign-ins of one browser from one /64 are one address too; a shift behind one router is not found', async () => {
  const signIn = async (count: number, userAgent: string, ipOf: (nth: number) => string) => {
    const people = await Promise.all(Array.from({ length: count }, () => backend.given.user()));
    const [createdAt, expiresAt] = [backend.clock.now(), new Date(backend.clock.now().getTime() + HOUR)];
    const of = people.map(({ id: userId }, nth) => ({
      userId,
      ip: ipOf(nth),
      userAgent,
      createdAt,
      expiresAt,
    }));
    await backend.db.insert(sessions).values(of.map((row) => ({ ...row, kind: 'password' as const })));
    return people[0]?.id ?? '';
  };
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
  const farm = await signIn(LIMITS.signIns.people, chrome, (nth) => `2001:db8:5:6::${String(nth + 1)}`);
  const shift = await signIn(6, chrome, () => '192.0.2.200');
  expect(plain((await foundOf(farm, 'same-address'))[0]?.why)).toContain(
    'с одного адреса и браузера (2001:db8:5:6::/64, Chrome на компьютере с Windows)',
  );
  expect(await foundOf(shift, 'same-address')).toEqual([]);
});

test('the database groups addresses as the portal does', async () => {
  const group = fc.nat(0xffff).map((number) => number.toString(16));
  const pieces = fc.constantFrom(':', '::', '0', 'ffff', '1', 'g', '.', '12345', '192.0.2.1', '%1', '/64');
  const address = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV4().map((ip) => `::ffff:${ip}`),
    fc.array(group, { minLength: 8, maxLength: 8 }).map((groups) => groups.join(':')),
    fc.tuple(group, group).map(([one, other]) => `::ffff:${one}:${other}`),
    fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
  );
  const texts = fc.sample(address, { numRuns: 400, seed: 20261120 });
  const network = networkSql(sql.raw('ip'));
  const asked = sql`select ip, ${network} as network from (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as ip) as given`;
  const { rows } = (await backend.db.execute(asked)) as unknown as {
    rows: { ip: string; network: string }[];
  };
  expect(rows).toHaveLength(texts.length);
  const isV6 = (text: string) => networkOf(text).endsWith('::/64');
  for (const { ip, network: own } of rows) {
    // a spelling that the pattern does not know is its own network; the same network is never two
    if (own !== ip) expect(networkOf(own.replace(/\/64$/, ''))).toBe(networkOf(ip));
    else if (/^[\da-f]+(:[\da-f]+){7}$/i.test(ip)) expect(isV6(ip)).toBe(false);
  }
});

test('a report that can not hold the period says so, for the reasons that are cut', async () => {
  expect((await read('same-address')).meta.isCut).toBe(false);
  await register(Array.from({ length: MOST_EVENTS + 1 }, () => '192.0.2.50'));
  expect((await read('same-address')).meta.isCut).toBe(true);
  expect((await read('fast-points')).meta.isCut).toBe(false);
});
