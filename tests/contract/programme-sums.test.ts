import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getMember,
  getProgrammeClosing,
  listMonthlyPoints,
  sendProgrammeTest,
} from '@/api/programme/endpoints';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import { closeAttempts } from '@/backend/services/programme/close-attempts';
import { PROGRAMME_LIMIT } from '@/lib/domain/programme';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import type { GivenTest } from '../helpers/given-learning';
import { CLOSES, givenProgramme, NOW, PROGRAMME_ENV } from '../helpers/given-programme';
import { programmeSums, wrongSums } from '../helpers/programme-sums';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
});
afterAll(() => backend.close());

const MEMBERS = 1000;
/** Points of the questions of each test: whoever passes all of them is far over the limit. */
const TESTS = [[300, 200], [250], [120, 90]];
const AT_ONCE = 25;
/** Of so many one sends their tests themselves, and one has every line of theirs looked at. */
const ONE_OF = 10;

/** The same people in every run: a generator of Park and Miller. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

interface Drawn {
  as: Actor;
  /** Tests that they have begun, and how many questions of each are right. */
  took: { made: GivenTest; right: number; points: number }[];
  /** They send their tests themselves, all at once; those of the others are sent as the tests close. */
  isSender: boolean;
}

async function drawn(): Promise<Drawn[]> {
  const given = givenProgramme(backend);
  const made: GivenTest[] = [];
  for (const pays of TESTS) made.push(await given.test({ pays }));
  const people: Actor[] = [];
  await inTurns(Array.from({ length: MEMBERS }), async () => void people.push(await backend.as()));
  const draw = drawing(2025);
  return people.map((as) => ({
    as,
    isSender: draw(ONE_OF) === 0,
    took: made.flatMap((one, at) => {
      const pays = TESTS[at] ?? [];
      const right = draw(pays.length + 1);
      const points = pays.slice(0, right).reduce((sum, points) => sum + points, 0);
      return draw(2) === 0 ? [{ made: one, right, points }] : [];
    }),
  }));
}

/** Attempts with every answer saved, as pages leave them. */
async function begin(all: readonly Drawn[]): Promise<void> {
  const revisions = await backend.db.select().from(testRevisions);
  const of = new Map(revisions.map(({ id, testId }) => [testId, id]));
  const rows = all.flatMap(({ as, took }) =>
    took.map(({ made, right }) => ({
      ...{ userId: as.id, testId: made.id, revisionId: of.get(made.id) ?? '', answers: made.answers(right) },
      ...{ startedAt: NOW, savedAt: NOW },
    })),
  );
  for (let at = 0; at < rows.length; at += 500)
    await backend.db.insert(attempts).values(rows.slice(at, at + 500));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const owed = ({ took }: Drawn) => Math.min(PROGRAMME_LIMIT, sum(took.map(({ points }) => points)));

test('a thousand members: entries, row and screen say the same, what they have earned and never over 500', async () => {
  const all = await drawn();
  await begin(all);
  await inTurns(
    all.filter(({ isSender }) => isSender),
    ({ as, took }) =>
      Promise.all(
        took.map(async ({ made, right }) => {
          const body = { answers: made.answers(right) };
          const { errors } = await backend.call(sendProgrammeTest, { as, params: { id: made.id }, body });
          expect(errors).toEqual([]);
        }),
      ),
  );
  await backend.during(CLOSES, () => closeAttempts(backend.deps));

  const total = new Map((await programmeSums(backend.db)).map((row) => [row.userId, row.entries]));
  expect(await wrongSums(backend.db)).toEqual([]);
  for (const one of all) expect(total.get(one.as.id) ?? 0, one.as.id).toBe(owed(one));
  expect(all.filter((one) => owed(one) === PROGRAMME_LIMIT).length).toBeGreaterThan(50);

  await inTurns(all, async (one) => {
    const { value } = await backend.call(getMember, { as: one.as, bare: true });
    const shown = [value.totalPoints, sum(Object.values(value.markPoints))];
    expect(shown, one.as.id).toEqual([owed(one), owed(one)]);
  });
  await inTurns(
    all.filter((_, at) => at % ONE_OF === 0),
    async (one) => {
      const { as } = one;
      const months = await backend.call(listMonthlyPoints, { as, params: { id: as.id }, bare: true });
      const lines = months.value.items.flatMap((month) => month.lines.map(({ points }) => points));
      expect([months.value.meta.total, sum(lines)], as.id).toEqual([owed(one), owed(one)]);
    },
  );
  const closing = await backend.call(getProgrammeClosing, { as: await backend.as('admin') });
  expect(closing.value.left.points).toBe(sum(all.map(owed)));
}, 120_000);
