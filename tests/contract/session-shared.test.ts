import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, getMyWork } from '@/api/me/endpoints';
import { sessions } from '@/backend/db/schema/sessions';
import { roles, userRoles } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const PEOPLE = 100;
const AT_ONCE = 4;
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const statusOf = async (as: Actor) => (await backend.call(getMe, { as })).status;

/** Calls of this person without a pause, until `change` is through: some are always in flight. */
async function underCalls(as: Actor, change: () => Promise<unknown>): Promise<void> {
  let over = false;
  const calling = many(AT_ONCE, async () => {
    while (!over) await statusOf(as);
  });
  await statusOf(as);
  await change();
  over = true;
  await calling;
}

test('a hundred people at once, each is who they are in every call', async () => {
  const people: Actor[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await backend.given.user());
  const seen = await many(PEOPLE * AT_ONCE, async (at) => {
    const as = people[at % PEOPLE];
    const { value } = await backend.call(getMe, as ? { as } : {});
    return [value.id, as?.id];
  });
  for (const [is, own] of seen) expect(is).toBe(own);
});

test('a session that has ended is over for the next call, whatever was in flight', async () => {
  for (let round = 0; round < 5; round += 1) {
    const anna = await backend.given.user();
    let after = 0;
    await underCalls(anna, async () => {
      await backend.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.userId, anna.id));
      after = await statusOf(anna);
    });
    expect(after).toBe(401);
  }
});

test('a right that is given or taken holds for the next call, whatever was in flight', async () => {
  const anna = await backend.given.user();
  const [expert] = await backend.db.select().from(roles).where(eq(roles.name, 'expert'));
  const mine = { userId: anna.id, roleId: expert?.id ?? '' };
  const work = async () => (await backend.call(getMyWork, { as: anna })).value.counts.questions !== null;
  const answers = [await work()];
  for (let round = 0; round < 3; round += 1) {
    await underCalls(anna, async () => {
      await backend.db.insert(userRoles).values(mine);
      answers.push(await work());
    });
    await underCalls(anna, async () => {
      const row = and(eq(userRoles.userId, mine.userId), eq(userRoles.roleId, mine.roleId));
      await backend.db.delete(userRoles).where(row);
      answers.push(await work());
    });
  }
  expect(answers).toEqual([false, true, false, true, false, true, false]);
});
