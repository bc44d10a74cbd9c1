import { eq } from 'drizzle-orm';
import { programmeMembers, programmeMonths, programmes } from '@/backend/db/schema/programme';
import type { TestBackend } from './backend';
import { unique } from './given';
import { givenLearning, type GivenTest } from './given-learning';

export const NOW = new Date('2026-11-20T12:00:00+03:00');
export const FINISH = new Date('2026-12-31T23:59:59+03:00');
export const PROGRAMME_ENV = { PROGRAMME_FINISH_AT: '2026-12-31T23:59:59+03:00' };
/** Time when the tests of the month close for everybody. */
export const CLOSES = new Date('2026-11-30T23:59:59+03:00');

/** Factories of the education programme, whose only row comes from the migrations. */
export function givenProgramme(backend: TestBackend) {
  const { db } = backend;
  const learning = givenLearning(backend);

  async function programmeId(): Promise<string> {
    const [row] = await db.select().from(programmes);
    if (!row) throw new Error('The migrations have made no programme');
    return row.id;
  }

  async function month(name = '2026-11') {
    const [year = 0, number = 1] = name.split('-').map(Number);
    const startAt = new Date(Date.UTC(year, number - 1, 1, -3));
    const endAt = new Date(Date.UTC(year, number, 1, -3) - 1000);
    const values = { programmeId: await programmeId(), month: name, title: name, startAt, endAt };
    await db.insert(programmeMonths).values(values).onConflictDoNothing();
    const [row] = await db.select().from(programmeMonths).where(eq(programmeMonths.month, name));
    if (!row) throw new Error('The month was not made');
    return row;
  }

  /** Creates a test of the month that closes at `CLOSES`. */
  const test = async (fields: Parameters<typeof learning.test>[0] = {}): Promise<GivenTest> =>
    learning.test({
      ...{ programmeMonthId: (await month()).id, stepSlug: 'step-4', endDate: CLOSES, title: unique('test') },
      ...fields,
    });

  const article = async (fields: Parameters<typeof learning.article>[0] = {}) =>
    learning.article({ programmeMonthId: (await month()).id, stepSlug: null, ...fields });

  const video = (fields: Parameters<typeof learning.article>[0] = {}) =>
    article({
      ...{ kind: 'video' as const, durationSeconds: 100, points: 20, stepSlug: 'step-1' },
      ...{ videoMp4Url: '/media/public/video.mp4' },
      ...fields,
    });

  async function memberOf(userId: string) {
    const [row] = await db.select().from(programmeMembers).where(eq(programmeMembers.userId, userId));
    return row;
  }

  return { learning, programmeId, month, test, article, video, memberOf };
}
export type GivenProgramme = ReturnType<typeof givenProgramme>;
