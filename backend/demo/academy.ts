import { courses, courseSteps, reviews } from '../db/schema/academy';
import { expertProfiles, faqQuestions } from '../db/schema/questions';
import { userRoles, users } from '../db/schema/users';
import type { Db } from '../db/types';
import { counter, insertAll } from './bulk';
import type { Calendar } from './calendar';
import { readAcademy, readExperts, readQuestions, type AcademyContent } from './content-academy';
import { makeExperts } from './experts';
import type { Book } from './history/book';
import type { Materials } from './materials';
import type { People } from './people';
import type { Drawn } from './pictures';
import { makeQuestions } from './questions';

/** Title of the award for a review in histories; each becomes an approved review with a title of its brand. */
const REVIEW_AWARD = 'Отзыв о материалах';
const DISPATCHER = 'multi-menedzer-faq@portal.example';

interface Setting {
  calendar: Calendar;
  people: People;
  materials: Materials;
  markIds: Readonly<Record<string, string>>;
  passwordHash: string;
  /** Portraits of the experts, by slug. */
  portraits: ReadonlyMap<string, Drawn>;
}

export type Academy = ReturnType<typeof makeAcademy>;

function stepsOf({ course }: AcademyContent, { materials }: Setting) {
  const need = <T>(found: T | undefined, slug: string): T => {
    if (!found) throw new Error(`The course names ${slug}, which is not there`);
    return found;
  };
  const articleOf = (slug: string) =>
    need(
      materials.articles.find((row) => row.slug === slug),
      slug,
    );
  const testOf = (slug: string) => {
    const { id } = need(
      materials.tests.known.find((test) => test.slug === slug),
      slug,
    );
    return need(
      materials.tests.rows.find((row) => row.id === id),
      slug,
    );
  };
  return course.steps.map(({ slug, title, article, video, test }, at) => {
    const read = article ?? video;
    const [page, quiz] = [read ? articleOf(read) : null, test ? testOf(test) : null];
    return {
      id: String(at + 1),
      courseId: '1',
      slug,
      title,
      image: page?.preview ?? quiz?.image ?? null,
      articleId: page?.id ?? null,
      testId: quiz?.id ?? null,
    };
  });
}

/** Reviews that wait or were refused. */
function waitingReviews({ reviews: contents }: AcademyContent, { calendar, people, markIds }: Setting) {
  return contents.map(({ who, mark, title, link, ago, reason = null }) => ({
    userId: people.pharmacists[who]?.id ?? '',
    markId: markIds[mark] ?? '',
    title,
    link,
    status: reason ? ('rejected' as const) : ('on_moderation' as const),
    pointsCount: 0,
    reason,
    moderatorId: reason ? people.adminId : null,
    moderatedAt: reason ? calendar.ago(ago - 1, '11:30') : null,
    createdAt: calendar.ago(ago, '18:15'),
  }));
}

/** Makes experts, questions with their notifications, the course, and the reviews that were not paid. */
export function makeAcademy(setting: Setting) {
  const content = readAcademy();
  const { people, calendar, passwordHash } = setting;
  const experts = makeExperts(readExperts(), setting.portraits, { people, calendar, passwordHash });
  const dispatcherId = people.users.find(({ email }) => email === DISPATCHER)?.id ?? '';
  const { course } = content;
  return {
    experts,
    ...makeQuestions(readQuestions(), { calendar, people, expertIds: experts.ids, dispatcherId }),
    course: { id: '1', slug: course.slug, title: course.title, description: course.description },
    steps: stepsOf(content, setting),
    waiting: waitingReviews(content, setting),
    approvedTitles: content.approved as Readonly<Record<string, readonly string[]>>,
  };
}

/** Makes the approved reviews: those that the ledger has paid for. Its entries are named after them. */
export function settleReviews(academy: Academy, book: Book): (typeof reviews.$inferInsert)[] {
  const id = counter();
  const brandOf = new Map(Object.entries(book.markIds).map(([brand, markId]) => [markId, brand]));
  const paid = book.ledger.filter(({ kind, title }) => kind === 'award' && title === REVIEW_AWARD);
  const approved = paid.map((entry, at) => {
    const titles = academy.approvedTitles[brandOf.get(entry.markId) ?? ''] ?? [];
    const title = titles[at % titles.length] ?? REVIEW_AWARD;
    const own = id();
    const posted = entry.createdAt ?? new Date(0);
    Object.assign(entry, {
      title: `Отзыв «${title}»`,
      reason: 'отзыв одобрен',
      subjectType: 'review',
      subjectId: own,
    });
    return {
      id: own,
      userId: entry.userId,
      markId: entry.markId,
      title,
      link: `https://otzyvy.example/otzyv-${String(1000 + at)}`,
      status: 'approved' as const,
      pointsCount: entry.amount,
      reason: null,
      moderatorId: entry.authorId ?? null,
      moderatedAt: posted,
      createdAt: new Date(posted.getTime() - 26 * 36e5),
    };
  });
  return [...approved, ...academy.waiting.map((review) => ({ id: id(), ...review }))];
}

/** Writes the people of the academy, before rows that refer to them. */
export async function writeExperts(tx: Db, { experts }: Academy): Promise<void> {
  await insertAll(tx, users, experts.users);
  await insertAll(tx, userRoles, experts.userRoles);
  await insertAll(tx, expertProfiles, experts.profiles);
}

export async function writeAcademy(
  tx: Db,
  academy: Academy,
  settled: readonly (typeof reviews.$inferInsert)[],
): Promise<void> {
  await insertAll(tx, faqQuestions, academy.questions);
  await insertAll(tx, courses, [academy.course]);
  await insertAll(tx, courseSteps, academy.steps);
  await insertAll(tx, reviews, settled);
}

/** Tables whose ids the seed has set itself. */
export const academyTables = [faqQuestions, courses, courseSteps, reviews] as const;
