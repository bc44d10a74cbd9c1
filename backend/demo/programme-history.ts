import { eq } from 'drizzle-orm';
import { PROGRAMME_LIMIT, underLimit } from '@/lib/domain/programme';
import { scoreTest } from '@/lib/domain/scoring';
import type { articles } from '../db/schema/articles';
import type { learningProgress, videoWatches } from '../db/schema/learning';
import { programmeEntries, programmeMembers, programmes } from '../db/schema/programme';
import type { attempts, testRevisions, tests } from '../db/schema/tests';
import type { Db } from '../db/types';
import { insertAll } from './bulk';

export interface DemoMonth {
  id: string;
  month: string;
  title: string;
  startAt: Date;
  endAt: Date;
}
interface Person {
  id: string;
}
interface Film {
  row: typeof articles.$inferSelect;
  itemId: string;
}
interface Quiz {
  row: typeof tests.$inferSelect;
  itemId: string;
  revision: typeof testRevisions.$inferSelect;
}
interface Setting {
  today: Date;
  months: readonly DemoMonth[];
  members: readonly Person[];
  videos: readonly Film[];
  quizzes: readonly Quiz[];
}

/** A payment of one person. */
interface Paid {
  userId: string;
  monthId: string;
  markId: string;
  amount: number;
  cappedFrom: number | null;
  kind: 'test' | 'video';
  subjectId: string;
  title: string;
  key: string;
  createdAt: Date;
}
interface Lived {
  watches: (typeof videoWatches.$inferInsert)[];
  attempts: (typeof attempts.$inferInsert)[];
  progress: (typeof learningProgress.$inferInsert)[];
  paid: Paid[];
}

const DAY_MS = 864e5;
/**
 * Number of steps that a person takes in a month: the first person leaves some, the second takes all, the others vary.
 */
function takes(person: number, month: number): number {
  if (person === 0) return month < 2 ? 4 : 1;
  return person === 1 ? 4 : (person * 7 + month * 3) % 5;
}

/** Right answers to all questions but the last `wrong` ones. */
function answersOf({ questions }: Quiz['revision']['content'], wrong: number) {
  return questions.map(({ id, options }, at) => {
    const right = options.filter(({ isRight }) => isRight);
    const chosen =
      at < questions.length - wrong ? right : options.filter(({ isRight }) => !isRight).slice(0, 1);
    return { questionId: id, optionIds: chosen.map((option) => option.id) };
  });
}

class Life {
  total = 0;
  constructor(
    private readonly lived: Lived,
    private readonly userId: string,
    private readonly nth: number,
  ) {}

  private pay(subject: Omit<Paid, 'userId' | 'amount' | 'cappedFrom'>, points: number): number {
    const { awarded, cappedFrom } = underLimit(this.total, points);
    this.total += awarded;
    if (awarded > 0) this.lived.paid.push({ ...subject, userId: this.userId, amount: awarded, cappedFrom });
    return awarded;
  }

  private finish(itemId: string, at: Date, score: number): void {
    const { userId } = this;
    const times = { startedAt: at, updatedAt: at, finishedAt: at, lastAccrualPointsAt: at };
    this.lived.progress.push({ userId, itemId, score, ...times });
  }

  watch({ row, itemId }: Film, month: DemoMonth, at: Date): void {
    const { userId } = this;
    const seconds = row.durationSeconds ?? 0;
    const times = { lastReportAt: at, finishedAt: at, createdAt: at };
    this.lived.watches.push({
      ...{ userId, articleId: row.id, deviceId: 'demo', ranges: [[0, seconds]], countedSeconds: seconds },
      ...times,
    });
    this.finish(itemId, at, row.points);
    const subject = { monthId: month.id, markId: row.markId, kind: 'video' as const, subjectId: row.id };
    this.pay({ ...subject, title: row.title, key: `video:${row.id}`, createdAt: at }, row.points);
  }

  send({ row, itemId, revision }: Quiz, month: DemoMonth, at: Date): void {
    const { userId, nth } = this;
    const answers = answersOf(revision.content, nth % 3);
    const { points, correctAnswersCount, questionsCount, passed } = scoreTest(revision.content, answers);
    if (points === 0) return;
    const subject = { monthId: month.id, markId: row.markId, kind: 'test' as const, subjectId: row.id };
    const awarded = this.pay(
      { ...subject, title: row.title, key: `test:${row.id}:demo`, createdAt: at },
      points,
    );
    const result = { correctAnswersCount, questionsCount, points, passed, repeatDatetime: null, awarded };
    const times = { startedAt: at, savedAt: at, submittedAt: at };
    this.lived.attempts.push({ userId, testId: row.id, revisionId: revision.id, answers, result, ...times });
    this.finish(itemId, at, points);
  }
}

/** Makes what people have done in the months that have begun, by the programme's own rules of points. */
export function liveProgramme({ today, months, members, videos, quizzes }: Setting): Lived {
  const lived: Lived = { watches: [], attempts: [], progress: [], paid: [] };
  members.forEach(({ id }, nth) => {
    const life = new Life(lived, id, nth);
    months.forEach((month, at) => {
      const steps = takes(nth, at);
      const day = (step: number) =>
        new Date(month.startAt.getTime() + (step * 4 + (nth % 3)) * DAY_MS + 10 * 36e5);
      const isPast = (step: number) => day(step) < today && day(step) < month.endAt;
      videos
        .filter(({ row }) => row.programmeMonthId === month.id)
        .forEach((film, step) => {
          if (step < steps && isPast(step)) life.watch(film, month, day(step));
        });
      const quiz = quizzes.find(({ row }) => row.programmeMonthId === month.id);
      if (quiz && steps === 4 && isPast(3)) life.send(quiz, month, day(3));
    });
  });
  return lived;
}

/** Writes the members with their sums and all their entries. */
export async function writePoints(
  tx: Db,
  [first]: readonly DemoMonth[],
  paid: readonly Paid[],
  today: Date,
): Promise<void> {
  const [programme] = await tx.select({ id: programmes.id }).from(programmes);
  const programmeId = programme?.id ?? '';
  const totals = new Map<string, number>();
  for (const { userId, amount } of paid) totals.set(userId, (totals.get(userId) ?? 0) + amount);
  const createdAt = first && first.startAt < today ? first.startAt : today;
  const members = [...totals].map(([userId, total]) => ({ programmeId, userId, total, createdAt }));
  if (members.some(({ total }) => total > PROGRAMME_LIMIT)) throw new Error('A member has earned too much');
  await insertAll(tx, programmeMembers, members);
  const made = await tx.select().from(programmeMembers).where(eq(programmeMembers.programmeId, programmeId));
  const idOf = new Map(made.map(({ id, userId }) => [userId, id]));
  const entries = paid.map(({ userId, key, ...entry }) => ({
    ...entry,
    memberId: idOf.get(userId) ?? '',
    idempotencyKey: key,
  }));
  await insertAll(tx, programmeEntries, entries);
}
