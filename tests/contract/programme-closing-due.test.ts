import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getProgrammeClosing } from '@/api/programme/endpoints';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import { closeAttempts } from '@/backend/services/programme/close-attempts';
import { startTestBackend } from '../helpers/backend';
import { FINISH, givenProgramme, NOW, PROGRAMME_ENV } from '../helpers/given-programme';

// a database of its own: nobody may have points yet
test('a closing is due while first answers are still being counted', async () => {
  const backend = await startTestBackend({ now: NOW, env: PROGRAMME_ENV });
  try {
    const made = await givenProgramme(backend).test();
    const [admin, person] = [await backend.as('admin'), await backend.as()];
    const [revision] = await backend.db
      .select({ id: testRevisions.id })
      .from(testRevisions)
      .where(eq(testRevisions.testId, made.id));
    await backend.db.insert(attempts).values({
      ...{ userId: person.id, testId: made.id, revisionId: revision?.id ?? '' },
      ...{ answers: made.answers(1), startedAt: NOW, savedAt: NOW },
    });
    const closing = async () => (await backend.call(getProgrammeClosing, { as: admin })).value;
    backend.clock.set(new Date(FINISH.getTime() + 3_600_000));
    expect(await closing()).toMatchObject({ state: 'due', left: { points: 0 }, attempts: { waiting: 1 } });

    await closeAttempts(backend.deps);
    const counted = await closing();
    expect(counted).toMatchObject({ state: 'due', attempts: { waiting: 0 } });
    expect(counted.left.points).toBeGreaterThan(0);
  } finally {
    await backend.close();
  }
});
