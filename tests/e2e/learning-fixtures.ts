import { and, eq, like } from 'drizzle-orm';
import { articles } from '@/backend/db/schema/articles';
import { ledgerEntries } from '@/backend/db/schema/points';
import { sessions } from '@/backend/db/schema/sessions';
import { attempts } from '@/backend/db/schema/tests';
import { hashPassword } from '@/backend/services/auth/passwords';
import type { Deps } from '@/backend/http/context';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import type { Actor } from '../helpers/given';
import { DEMO_PASSWORD, test as base, expect } from './fixtures';

interface LearningFixtures {
  learning: Pick<GivenLearning, 'article' | 'test' | 'video' | 'multiple' | 'revise'>;
  /** A person who can sign in with `DEMO_PASSWORD`. */
  pharmacist: () => Promise<Actor>;
  /** Signs a new person in on the page of a new test. */
  openTest: (
    facts?: Parameters<GivenLearning['test']>[0],
    hash?: string,
  ) => Promise<{ person: Actor; made: Awaited<ReturnType<GivenLearning['test']>> }>;
  /** Ends all sessions of the person, as an administrator or another device would. */
  endSessions: (userId: string) => Promise<void>;
  /** State in the services: answers of the open attempt, number of sent attempts, and paid entries. */
  keptOf: (
    userId: string,
    testId: string,
  ) => Promise<{ open: Record<string, string[]>; sent: number; paid: number[] }>;
}

/** A playable clip of the demo world: a page with a broken player fails its journey. */
async function demoClip({ database: { db } }: Deps): Promise<{ videoMp4Url: string | null }> {
  const [clip] = await db
    .select({ videoMp4Url: articles.videoMp4Url })
    .from(articles)
    .where(like(articles.videoMp4Url, '/media/demo/%'))
    .orderBy(articles.id)
    .limit(1);
  if (!clip) throw new Error('The demo world has no clip');
  return clip;
}

/** Journeys of learning, with their own tests and items and access to stored state. */
export const test = base.extend<LearningFixtures>({
  learning: async ({ deps, given }, use) => {
    const never = () => {
      throw new Error('Only the server moves points.');
    };
    const clock = { set: never, advance: never, now: () => new Date() };
    const {
      article,
      test: makeTest,
      video,
      multiple,
      revise,
    } = givenLearning({ db: deps.database.db, given, clock, ctx: never });
    const clip = await demoClip(deps);
    await use({
      ...{ article, multiple, revise, test: makeTest },
      video: (fields = {}) => video({ ...clip, ...fields }),
    });
  },

  pharmacist: async ({ given }, use) => {
    await use(async () => given.user({ passwordHash: await hashPassword(DEMO_PASSWORD) }));
  },

  openTest: async ({ page, signInAs, given, learning }, use) => {
    await use(async (facts = {}, hash = '') => {
      const person = await given.user();
      const made = await learning.test(facts);
      await signInAs(person);
      await page.goto(`/lk/tests/${made.id}${hash}`);
      return { person, made };
    });
  },

  endSessions: async ({ deps }, use) => {
    await use(async (userId) => {
      const ended = { endedAt: new Date(), endReason: 'test' };
      await deps.database.db.update(sessions).set(ended).where(eq(sessions.userId, userId));
    });
  },

  keptOf: async ({ deps }, use) => {
    const { db } = deps.database;
    await use(async (userId, testId) => {
      const mine = await db
        .select()
        .from(attempts)
        .where(and(eq(attempts.userId, userId), eq(attempts.testId, testId)));
      const open = mine.find(({ submittedAt }) => !submittedAt)?.answers ?? [];
      const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
      return {
        open: Object.fromEntries(open.map(({ questionId, optionIds }) => [questionId, optionIds])),
        sent: mine.filter(({ submittedAt }) => submittedAt).length,
        paid: entries.map(({ amount }) => amount),
      };
    });
  },
});

export { expect };
