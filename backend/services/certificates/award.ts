import { randomBytes } from 'node:crypto';
import { and, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import {
  certificateNumber,
  earnsCertificate,
  NUMBER_BYTES,
  testSubtitle,
  type CertificateSubject,
} from '@/lib/domain/certificate';
import type { TestScore } from '@/lib/domain/scoring';
import { isExpress } from '@/lib/domain/scoring';
import { fullName } from '@/lib/format/person';
import { courses, courseSteps } from '../../db/schema/academy';
import { certificates } from '../../db/schema/certificates';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';

interface Earned {
  userId: string;
  subjectType: CertificateSubject;
  subjectId: string;
  markId: string | null;
  title: string;
  subtitle: string;
  points?: number;
}

/**
 * Issues one certificate per person and subject, even for concurrent calls; the holder is the account's name at this
 * moment.
 */
async function issue(tx: Db, ctx: Pick<Ctx, 'now'>, earned: Earned): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, earned.userId));
  await tx
    .insert(certificates)
    .values({
      ...earned,
      number: certificateNumber(randomBytes(NUMBER_BYTES)),
      holder: person ? fullName(person) : null,
      issuedAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [certificates.userId, certificates.subjectType, certificates.subjectId] });
}

interface SentTest {
  id: string;
  markId: string;
  title: string;
  availableErrorsCount: number;
}

/** The part of a score that a certificate needs; after the correction of a key no more of it is known. */
type ScoreFacts = Pick<TestScore, 'passed' | 'points' | 'correctAnswersCount' | 'questionsCount'>;

/** Issues the certificate of a test that was just scored, if it earns one; inside the transaction of the result. */
export async function awardForTest(
  tx: Db,
  ctx: Pick<Ctx, 'now'>,
  { userId, test, score }: { userId: string; test: SentTest; score: ScoreFacts },
): Promise<void> {
  if (!earnsCertificate(score, isExpress(test))) return;
  const { id: subjectId, markId, title } = test;
  const subtitle = testSubtitle(score);
  await issue(tx, ctx, {
    userId,
    subjectType: 'test',
    subjectId,
    markId,
    title,
    subtitle,
    points: score.points,
  });
}

const behind = or(
  eq(learningItems.articleId, courseSteps.articleId),
  eq(learningItems.testId, courseSteps.testId),
);

/** A step of the course that the person has not finished. */
function openStep(tx: Db, userId: string) {
  const mine = and(eq(learningProgress.itemId, learningItems.id), eq(learningProgress.userId, userId));
  return tx
    .select({ one: sql`1` })
    .from(courseSteps)
    .innerJoin(learningItems, behind)
    .leftJoin(learningProgress, mine)
    .where(and(eq(courseSteps.courseId, courses.id), isNull(learningProgress.finishedAt)));
}

/**
 * Issues the certificates of courses whose last step the item was. Runs inside the transaction that finished it, which
 * holds the person's lock: of two last steps at once the second sees the first.
 */
export async function awardForCourses(
  tx: Db,
  ctx: Ctx,
  { userId, itemId }: { userId: string; itemId: string },
): Promise<void> {
  if (!ctx.config.ENABLED_FEATURES.includes('course-expert')) return; // the course is switched off
  const finished = await tx
    .selectDistinct({ id: courses.id, title: courses.title })
    .from(courses)
    .innerJoin(courseSteps, eq(courseSteps.courseId, courses.id))
    .innerJoin(learningItems, behind)
    .where(and(eq(learningItems.id, itemId), notExists(openStep(tx, userId))));
  for (const { id: subjectId, title } of finished) {
    const subtitle = 'Курс, все шаги пройдены';
    await issue(tx, ctx, { userId, subjectType: 'course', subjectId, markId: null, title, subtitle });
  }
}
