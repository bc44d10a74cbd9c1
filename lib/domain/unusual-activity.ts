/** Reasons to look at somebody's activity, in the order of the page. Nothing is punished by them: an admin decides. */
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

/** Days back from now that the report looks at. */
export const ACTIVITY_PERIODS = [1, 7, 30] as const;
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number];
export const DEFAULT_PERIOD: ActivityPeriod = 7;

/** What a diligent person does not reach; whoever wants it otherwise changes these numbers alone. */
export const LIMITS = {
  /** Points and paid materials within a minute and within an hour. One rich material is no speed: points count of three. */
  fewest: 3,
  minute: { minutes: 1, points: 150, items: 5 },
  hour: { minutes: 60, points: 600, items: 30 },
  /** Faster than 30 letters a second nobody reads questions and options: twice the pace of a quick reader. */
  lettersPerSecond: 30,
  /** Tests passed without a mistake and faster than they are read. */
  fastTests: 3,
  /** The same answers to one test within so many minutes, in at least so many tests. */
  sameAnswers: { minutes: 10, shared: 3 },
  /** The same points of the same brand for the same thing. */
  sameMoves: { minutes: 5, shared: 5 },
  /** Accounts registered from one address; a pharmacy shares one, and does not hire five people a day. */
  registrations: { minutes: 24 * 60, people: 5 },
  /** Accounts signed in from one address with one browser; a chain's office shares both, so a shift must fit in. */
  signIns: { minutes: 60, people: 12 },
} as const;

/** Something one person did. */
export interface ActivityEvent {
  userId: string;
  at: Date;
  /** Russian, for the admin. */
  text: string;
}

export interface Finding {
  reason: ActivityReason;
  userIds: string[];
  /** Russian: why it stands in the report, with its numbers. */
  why: string;
  /** What was done, the earliest first. */
  events: ActivityEvent[];
}

const MINUTE_MS = 60_000;
const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();

/** Splits by `keyOf`, each part in the order of time. */
export function grouped<E extends { at: Date }>(events: readonly E[], keyOf: (event: E) => string): E[][] {
  const parts = new Map<string, E[]>();
  for (const event of [...events].sort(byTime)) {
    const part = parts.get(keyOf(event));
    if (part) part.push(event);
    else parts.set(keyOf(event), [event]);
  }
  return [...parts.values()];
}

/** What a stretch weighs, counted on as events enter and leave it. */
export interface Tally<E> {
  add(event: E): void;
  drop(event: E): void;
  weight(): number;
}

/**
 * The stretch of at most `minutes` that weighs most, as the events in it; `events` are in the order of time. Of two
 * equal ones the first. Each event enters and leaves the tally once, however many there are.
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

/** Seconds between the first and the last. */
export function spanSeconds(events: readonly { at: Date }[]): number {
  const [first] = events;
  const last = events.at(-1);
  return first && last ? Math.round((last.at.getTime() - first.at.getTime()) / 1000) : 0;
}
