import { counted, formatNumber, points } from '../format/number';
import { durationWithin } from '../format/duration';
import {
  densest,
  grouped,
  LIMITS,
  spanSeconds,
  type ActivityEvent,
  type Finding,
  type Tally,
} from './unusual-activity';

export interface EarnedEvent extends ActivityEvent {
  points: number;
}
export interface TestEvent extends ActivityEvent {
  /** Time from opening the test's page to sending the answers. */
  seconds: number;
  /** Number of letters in the questions and options. */
  letters: number;
}

const MATERIALS = ['материал', 'материала', 'материалов'] as const;
const TESTS = ['тест', 'теста', 'тестов'] as const;

const sum = (events: readonly EarnedEvent[]) => events.reduce((total, event) => total + event.points, 0);
/** Points of several materials together; one material alone may pay any number. */
const ofSeveral = (count: number, total: number) => (count < LIMITS.fewest ? 0 : total);

/** A running count of materials and points; `weigh` makes a weight of both. */
function tally(weigh: (count: number, total: number) => number): Tally<EarnedEvent> {
  let [count, total] = [0, 0];
  return {
    add(event) {
      count += 1;
      total += event.points;
    },
    drop(event) {
      count -= 1;
      total -= event.points;
    },
    weight: () => weigh(count, total),
  };
}

/** The most active period over a limit: of a minute, else of an hour; [] when no limit is exceeded. */
function overLimit(events: readonly EarnedEvent[]): EarnedEvent[] {
  for (const limit of [LIMITS.minute, LIMITS.hour]) {
    const richest = densest(events, limit.minutes, tally(ofSeveral));
    if (ofSeveral(richest.length, sum(richest)) >= limit.points) return richest;
    const fullest = densest(
      events,
      limit.minutes,
      tally((count) => count),
    );
    if (fullest.length >= limit.items) return fullest;
  }
  return [];
}

/** Findings for people who earned more within a minute or an hour than reading, watching and answering allow. */
export function findFastPoints(events: readonly EarnedEvent[]): Finding[] {
  return grouped(events, ({ userId }) => userId).flatMap((own) => {
    const part = overLimit(own);
    const [first] = part;
    if (!first) return [];
    const what = `${points(sum(part))} и ${counted(part.length, MATERIALS)}`;
    const why = `Слишком быстро: ${what} ${durationWithin(spanSeconds(part))}.`;
    return [{ reason: 'fast-points', userIds: [first.userId], why, events: part }];
  });
}

/** Whether a test was sent sooner than its text can be read. */
export function isFasterThanReading({ seconds, letters }: Pick<TestEvent, 'seconds' | 'letters'>): boolean {
  return seconds * LIMITS.lettersPerSecond < letters;
}

/** Findings for people with several fully right tests that were sent sooner than their text can be read. */
export function findFastTests(perfect: readonly TestEvent[]): Finding[] {
  const fast = perfect.filter(isFasterThanReading);
  return grouped(fast, ({ userId }) => userId).flatMap((own) => {
    const [first] = own;
    if (!first || own.length < LIMITS.fastTests) return [];
    const seconds = Math.round(own.reduce((total, event) => total + event.seconds, 0));
    const letters = own.reduce((total, event) => total + event.letters, 0);
    const why = `Быстрее чтения: ${counted(own.length, TESTS)} без ошибок ${durationWithin(seconds)}, в них ${formatNumber(letters)} букв.`;
    return [{ reason: 'fast-tests', userIds: [first.userId], why, events: own }];
  });
}
