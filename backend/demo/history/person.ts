import { repeatAfter } from '@/lib/domain/repeat';
import { scoreReason, scoreTest, type TestScore } from '@/lib/domain/scoring';
import { isWatched } from '@/lib/domain/watching';
import type { PlayedRange, SavedAnswer } from '../../db/schema/types';
import type { KnownArticle } from '../articles';
import { plusMinutes } from '../calendar';
import { uuidOf } from '../pictures';
import type { KnownTest } from '../tests';
import type { KnownVideo } from '../videos';
import type { Book } from './book';

export interface Award {
  brand: string;
  amount: number;
  title: string;
  reason: string;
}
export interface Entry {
  brand: string;
  amount: number;
  kind: string;
  title: string;
  key: string;
  subject?: readonly [type: string, id: string];
  reason?: string;
  authorId?: string;
}

/** Actions of one pharmacist. Calls are in the order of time; each writes what the services would have written. */
export class Person {
  lastActivityAt: Date;

  constructor(
    readonly book: Book,
    readonly id: string,
    joinedAt: Date,
  ) {
    this.lastActivityAt = joinedAt;
  }

  balance(brand: string): number {
    return this.book.balance(this.id, brand);
  }

  read({ id }: KnownArticle, at: Date): void {
    this.seen(at);
    this.book.reads.push({ userId: this.id, articleId: id, readAt: at });
    const itemId = this.book.itemOf('article', id);
    this.book.move({ ...this.blank(itemId, at), finishedAt: at });
  }

  /** Plays `ranges` seconds of a video up to `at`, on the phone; a video played to 70 % pays. */
  watch(video: KnownVideo, ranges: readonly PlayedRange[], at: Date): void {
    this.seen(at);
    const done = isWatched(ranges, video.seconds);
    const startedAt = new Date(at.getTime() - video.seconds * 1000);
    this.book.watches.push({
      userId: this.id,
      articleId: video.id,
      deviceId: uuidOf(`phone ${this.id}`),
      ranges: [...ranges],
      countedSeconds: ranges.reduce((sum, [from, to]) => sum + to - from, 0),
      lastReportAt: at,
      finishedAt: done ? at : null,
      createdAt: startedAt,
    });
    const itemId = this.book.itemOf('article', video.id);
    const paid = done ? { finishedAt: at, lastAccrualPointsAt: at, score: video.points } : {};
    this.book.move({ ...this.blank(itemId, at), startedAt, ...paid });
    if (!done) return;
    this.post(at, {
      brand: video.brand,
      amount: video.points,
      kind: 'video',
      subject: ['video', video.id],
      title: video.title,
      key: `video:${video.id}`,
    });
  }

  /** Saves answers that are not sent yet. */
  beginTest(test: KnownTest, answers: readonly SavedAnswer[], at: Date): void {
    this.seen(at);
    const startedAt = plusMinutes(at, -answers.length);
    this.attempt(test, answers, startedAt, at, null, null);
    this.book.move(this.blank(this.book.itemOf('test', test.id), startedAt));
  }

  /** Sends a test, scored and paid by the portal's own rules; returns its points. */
  sendTest(test: KnownTest, answers: readonly SavedAnswer[], at: Date): number {
    this.seen(at);
    const score = scoreTest(test.scored, answers);
    const { points, passed } = score;
    const repeatAt = repeatAfter({ points, now: at });
    const attemptId = this.attempt(test, answers, plusMinutes(at, -answers.length), at, score, repeatAt);
    this.book.move({
      ...this.blank(this.book.itemOf('test', test.id), at),
      score: points,
      repeatAt,
      finishedAt: passed || points > 0 ? at : null,
      lastAccrualPointsAt: points > 0 ? at : null,
    });
    if (points > 0) {
      this.post(at, {
        brand: test.brand,
        amount: points,
        kind: 'test',
        subject: ['test', test.id],
        title: test.title,
        reason: scoreReason(score),
        key: `test:${test.id}:${attemptId}`,
      });
    }
    return points;
  }

  /** Answers a survey, which pays once, whatever the answers. */
  answerSurvey(survey: { id: string; title: string; brand: string; points: number }, at: Date): void {
    const { id, title, brand, points } = survey;
    const paid = points > 0 ? { lastAccrualPointsAt: at } : {};
    const itemId = this.book.itemOf('survey', id);
    this.book.move({ ...this.blank(itemId, at), finishedAt: at, score: points, ...paid });
    if (points > 0)
      this.post(at, {
        ...{ brand, amount: points, kind: 'survey', title, key: `survey:${id}` },
        subject: ['survey', id],
      });
  }

  /** Whether a test with a result of 0 points may be taken again at that time. */
  mayRepeat(test: KnownTest, at: Date): boolean {
    const known = this.book.progressOf(this.id, this.book.itemOf('test', test.id));
    return Boolean(known?.repeatAt && known.repeatAt <= at);
  }

  like(type: 'article' | 'learning', id: string, at: Date): void {
    this.seen(at);
    const rating = type === 'article' ? 5 : 1;
    this.book.ratings.push({ userId: this.id, rateableType: type, rateableId: id, rating, createdAt: at });
  }

  favorite(kind: 'article' | 'test', id: string, at: Date): void {
    this.seen(at);
    this.book.favorites.push({ userId: this.id, itemId: this.book.itemOf(kind, id), createdAt: at });
  }

  award({ brand, amount, title, reason }: Award, authorId: string, at: Date): void {
    const key = `award:${brand}:${at.toISOString()}`;
    this.post(at, { brand, amount, kind: 'award', title, reason, authorId, key });
  }

  transfer(from: string, to: string, amount: number, at: Date): void {
    this.seen(at);
    const key = uuidOf(`transfer ${this.id} ${at.toISOString()}`);
    const subject = ['transfer', key] as const;
    this.post(at, {
      brand: from,
      amount: -amount,
      kind: 'transfer-out',
      subject,
      title: to,
      key: `transfer:${key}:out`,
    });
    this.post(at, {
      brand: to,
      amount,
      kind: 'transfer-in',
      subject,
      title: from,
      key: `transfer:${key}:in`,
    });
  }

  seen(at: Date): void {
    if (at > this.lastActivityAt) this.lastActivityAt = at;
  }

  private blank(itemId: string, at: Date) {
    const empty = { finishedAt: null, lastAccrualPointsAt: null, repeatAt: null, score: null };
    return { userId: this.id, itemId, startedAt: at, ...empty, updatedAt: at };
  }

  private attempt(
    test: KnownTest,
    answers: readonly SavedAnswer[],
    startedAt: Date,
    at: Date,
    score: TestScore | null,
    repeatAt: Date | null,
  ): string {
    const id = this.book.attemptId();
    const result = score && {
      correctAnswersCount: score.correctAnswersCount,
      questionsCount: score.questionsCount,
      points: score.points,
      passed: score.passed,
      repeatDatetime: repeatAt?.toISOString() ?? null,
    };
    const submittedAt = score ? at : null;
    this.book.attempts.push({
      id,
      userId: this.id,
      testId: test.id,
      revisionId: test.revisionId,
      answers: [...answers],
      startedAt,
      savedAt: at,
      submittedAt,
      result,
    });
    return id;
  }

  post(at: Date, entry: Entry): void {
    const { subject, key, reason = '', authorId = null, ...rest } = entry;
    const [subjectType = null, subjectId = null] = subject ?? [];
    this.book.post({
      userId: this.id,
      ...rest,
      reason,
      authorId,
      subjectType,
      subjectId,
      idempotencyKey: key,
      createdAt: at,
    });
  }
}
