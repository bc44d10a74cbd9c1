import { and, asc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { firstOfNextMonth } from '@/lib/domain/moscow';
import { PROGRAMME } from '@/lib/routes/pages-of-programme';
import { articles } from '../db/schema/articles';
import { learningItems, learningProgress, videoWatches } from '../db/schema/learning';
import { programmeMonths, programmes } from '../db/schema/programme';
import { attempts, testRevisions, tests } from '../db/schema/tests';
import { userRoles, users } from '../db/schema/users';
import type { StoredQuestion } from '../db/schema/types';
import type { Db } from '../db/types';
import { insertAll } from './bulk';
import { liveProgramme, writePoints, type DemoMonth } from './programme-history';
import { writeQuestions } from './programme-questions';

const MONTHS = 4;
const VIDEOS = 3;
const READINGS = 2;
const MEMBERS = 120;
/** Points of each video; a test pays as the same test of the core. */
const VIDEO_POINTS = 50;

const NAMES = [
  'Январь',
  'Февраль',
  'Март',
  'Апрель',
  'Май',
  'Июнь',
  'Июль',
  'Август',
  'Сентябрь',
  'Октябрь',
  'Ноябрь',
  'Декабрь',
];

const monthOf = (date: Date) => new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 7);
const startOf = (month: string) => new Date(`${month}-01T00:00:00+03:00`);
function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Four months that end with the programme; if its end is far ahead, months around today, so that there is content. */
function monthsOf(today: Date, finishAt: Date): Omit<DemoMonth, 'id'>[] {
  const ahead = shifted(monthOf(today), 1);
  const last = monthOf(finishAt) < ahead ? monthOf(finishAt) : ahead;
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = shifted(last, at + 1 - MONTHS);
    const startAt = startOf(month);
    const end = new Date(firstOfNextMonth(startAt).getTime() - 1000);
    const title = `${NAMES[Number(month.slice(5)) - 1] ?? month} ${month.slice(0, 4)}`;
    return { month, title, startAt, endAt: end < finishAt ? end : finishAt };
  });
}

async function writeMonths(tx: Db, today: Date, finishAt: Date) {
  await tx.insert(programmes).values({ slug: PROGRAMME }).onConflictDoNothing();
  const [programme] = await tx.select().from(programmes).where(eq(programmes.slug, PROGRAMME));
  const programmeId = programme?.id ?? '';
  const months: DemoMonth[] = await tx
    .insert(programmeMonths)
    .values(monthsOf(today, finishAt).map((month) => ({ ...month, programmeId })))
    .returning();
  return { programmeId, months };
}

/** Copies films, texts and questions of the core into rows of the programme. */
async function writeMaterials(tx: Db, months: readonly DemoMonth[], today: Date): Promise<void> {
  const own = and(eq(articles.status, 1), isNull(articles.programmeMonthId));
  const films = await tx
    .select()
    .from(articles)
    .where(and(own, eq(articles.kind, 'video'), gt(articles.durationSeconds, 0), isNull(articles.vimeoUrl)))
    .orderBy(asc(articles.id))
    .limit(MONTHS * VIDEOS);
  const texts = await tx
    .select()
    .from(articles)
    .where(and(own, eq(articles.kind, 'article')))
    .orderBy(asc(articles.id))
    .limit(MONTHS * READINGS);
  const rows = months.flatMap(({ id, month, startAt, endAt }, at) => {
    const dates = { startDate: startAt, endDate: endAt, publishedAt: startAt < today ? startAt : today };
    const place = {
      programmeMonthId: id,
      testId: null,
      likeCount: 0,
      createdAt: today,
      updatedAt: today,
      ...dates,
    };
    const copy = ({ id: _, ...row }: (typeof films)[number], name: string, more: object) => ({
      ...row,
      ...place,
      ...more,
      slug: `programme-${month}-${name}`,
    });
    const nth = (count: number) => at * count;
    return [
      ...films.slice(nth(VIDEOS), nth(VIDEOS) + VIDEOS).map((row, step) =>
        copy(row, `video-${String(step + 1)}`, {
          stepSlug: `step-${String(step + 1)}`,
          points: VIDEO_POINTS,
        }),
      ),
      ...texts
        .slice(nth(READINGS), nth(READINGS) + READINGS)
        .map((row, nthText) => copy(row, `article-${String(nthText + 1)}`, { stepSlug: null, points: 0 })),
    ];
  });
  await tx.insert(articles).values(rows);
  await writeTests(tx, months, today);
}

/** Gives a copied question ids of its own: answers to one test are not answers to the other. */
const ofProgramme = ({ id, options, ...question }: StoredQuestion): StoredQuestion => ({
  ...question,
  id: `programme-${id}`,
  options: options.map((option) => ({ ...option, id: `programme-${option.id}` })),
});

async function writeTests(tx: Db, months: readonly DemoMonth[], today: Date): Promise<void> {
  const found = await tx
    .select({ test: tests, content: testRevisions.content })
    .from(tests)
    .innerJoin(testRevisions, and(eq(testRevisions.testId, tests.id), eq(testRevisions.state, 'published')))
    .where(
      and(
        eq(tests.isPublished, true),
        eq(tests.isHidden, false),
        isNull(tests.endDate),
        eq(tests.pointsMultiplier, 1),
      ),
    )
    .orderBy(asc(tests.id))
    .limit(MONTHS);
  for (const [at, { test, content }] of found.entries()) {
    const month = months[at];
    if (!month) continue;
    const { id: _id, maxPoints: _most, ...row } = test;
    const [made] = await tx
      .insert(tests)
      .values({
        ...row,
        ...{
          programmeMonthId: month.id,
          stepSlug: 'step-4',
          videoId: null,
          startDate: month.startAt,
          endDate: month.endAt,
        },
        ...{ publishedAt: month.startAt < today ? month.startAt : today, createdAt: today, updatedAt: today },
      })
      .returning({ id: tests.id });
    const { head: _head, questions, ...said } = content;
    const times = { createdAt: today, publishedAt: today };
    await tx.insert(testRevisions).values({
      testId: made?.id ?? '',
      number: 1,
      state: 'published',
      content: { ...said, questions: questions.map(ofProgramme) },
      ...times,
    });
  }
}

/** Pharmacists, the showpiece account among them. */
const membersOf = (tx: Db) =>
  tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.erasedAt),
        eq(users.isArchived, false),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(userRoles)
            .where(eq(userRoles.userId, users.id)),
        ),
      ),
    )
    .orderBy(sql`${users.email} = 'pharmacist@portal.example' desc`, asc(users.id))
    .limit(MEMBERS);

/** Writes the education programme: four months, their steps, the rules, and the points of people. */
export async function writeProgramme(
  tx: Db,
  { today, finishAt }: { today: Date; finishAt: Date },
): Promise<void> {
  const { programmeId, months } = await writeMonths(tx, today, finishAt);
  await writeMaterials(tx, months, today);
  const ids = months.map(({ id }) => id);
  const videos = await tx
    .select({ row: articles, itemId: learningItems.id })
    .from(articles)
    .innerJoin(learningItems, eq(learningItems.articleId, articles.id))
    .where(and(inArray(articles.programmeMonthId, ids), eq(articles.kind, 'video')))
    .orderBy(asc(articles.id));
  const quizzes = await tx
    .select({ row: tests, itemId: learningItems.id, revision: testRevisions })
    .from(tests)
    .innerJoin(learningItems, eq(learningItems.testId, tests.id))
    .innerJoin(testRevisions, eq(testRevisions.testId, tests.id))
    .where(inArray(tests.programmeMonthId, ids))
    .orderBy(asc(tests.id));
  const members = await membersOf(tx);
  await writeQuestions(tx, { programmeId, members, today });
  const lived = liveProgramme({ today, months, members, videos, quizzes });
  await insertAll(tx, videoWatches, lived.watches);
  await insertAll(tx, attempts, lived.attempts);
  await insertAll(tx, learningProgress, lived.progress);
  await writePoints(tx, months, lived.paid, today);
}
