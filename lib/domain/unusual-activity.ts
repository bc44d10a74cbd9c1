/** Reasons to review a person's activity, in the page's order. Nothing is punished automatically: an admin decides. */
export const ACTIVITY_REASONS = [
  'fast-points',
  'fast-tests',
  'same-answers',
  'same-moves',
  'same-address',
] as const;
export type ActivityReason = (typeof ACTIVITY_REASONS)[number];

export const ACTIVITY_REASON_NAMES: Readonly<Record<ActivityReason, string>> = {
  'fast-points': 'Быстрые баллы',
  'fast-tests': 'Тесты быстрее чтения',
  'same-answers': 'Одинаковые ответы',
  'same-moves': 'Одинаковые движения баллов',
  'same-address': 'Один адрес',
};

/** Days before now that the report covers. */
export const ACTIVITY_PERIODS = [1, 7, 30] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];
export const DEFAULT_PERIOD: ActivityPeriod = 7;

/** Thresholds above what a diligent person reaches; change them here only. */
export const LIMITS = {
  /**
   * Limits of points and paid materials within a minute and an hour. Points of fewer than three materials do not count:
   * one rich material does not show speed.
   */
  fewest: 3,
  minute: { minutes: 1, points: 150, items: 5 },
  hour: { minutes: 60, points: 600, items: 30 },
  /** Letters a second above which nobody reads questions and options: twice the pace of a fast reader. */
  lettersPerSecond: 30,
  /** Tests passed without a mistake and faster than their text can be read. */
  fastTests: 3,
  /** Tests in which answers are the same within so many minutes. */
  sameAnswers: { minutes: 10, shared: 3 },
  /** Entries with the same points of the same brand for the same item. */
  sameMoves: { minutes: 5, shared: 5 },
  /** Accounts registered from one address; a pharmacy shares one, but does not hire five people a day. */
  registrations: { minutes: 24 * 60, people: 5 },
  /** Accounts signed in from one address and browser; a chain's office shares both, so a whole shift must fit in. */
  signIns: { minutes: 60, people: 12 },
} as const;

/** An act of one person. */
export interface ActivityEvent {
  userId: string;
  at: Date;
  /** Russian, for the admin. */
  text: string;
}

export interface Finding {
  reason: ActivityReason;
  userIds: string[];
  /** Why it is in the report, in Russian, with its numbers. */
  why: string;
  /** The acts, the earliest first. */
  events: ActivityEvent[];
}

const MINUTE_MS = 60_000;
const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

/** Splits events by `keyOf`; each part is sorted by time. */
export function grouped<E extends { at: Date }>(events: readonly E[], keyOf: (event: E) => string): E[][] {
  const parts = new Map<string, E[]>();
  for (const event of [...events].sort(byTime)) {
    const part = parts.get(keyOf(event));
    if (part) part.push(event);
    else parts.set(keyOf(event), [event]);
  }
  return [...parts.values()];
}

/** Weight of a period, updated as events enter and leave it. */
export interface Tally<E> {
  add(event: E): void;
  drop(event: E): void;
  weight(): number;
}

/**
 * Events of the period of at most `minutes` with the greatest weight; `events` are sorted by time. Of equal periods the
 * first. Each event enters and leaves the tally once, so the time is linear.
 */
export function densest<E extends { at: Date }>(events: readonly E[], minutes: number, tally: Tally<E>): E[] {
  let best = { from: 0, to: 0, weight: -Infinity };
  let from = 0;
  events.forEach((event, at) => {
    tally.add(event);
    for (; from < at; from += 1) {
      const first = events[from];
      if (!first || first.at.getTime() >= event.at.getTime() - minutes * MINUTE_MS) break;
      tally.drop(first);
    }
    const weight = tally.weight();
    if (weight > best.weight) best = { from, to: at + 1, weight };
  });
  return events.slice(best.from, best.to);
}

/** Seconds between the first and the last event. */
export function spanSeconds(events: readonly { at: Date }[]): number {
  const [first] = events;
  const last = events.at(-1);
  return first && last ? Math.round((last.at.getTime() - first.at.getTime()) / 1000) : 0;
}
