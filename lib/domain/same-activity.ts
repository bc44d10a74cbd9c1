import { counted } from '../format/number';
import { durationWithin } from '../format/duration';
import { sameGroups, type SignedEvent } from './same-groups';
import {
  densest,
  grouped,
  LIMITS,
  spanSeconds,
  type ActivityReason,
  type Finding,
  type Tally,
} from './unusual-activity';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const ACCOUNTS = ['учётная запись', 'учётные записи', 'учётных записей'] as const;
const TIMES = ['раз', 'раза', 'раз'] as const;
const MINUTES = ['минуты', 'минут', 'минут'] as const;

interface SameRule {
  reason: ActivityReason;
  minutes: number;
  /** Number of acts that two people must share. */
  shared: number;
  /** `одинаковые ответы на один тест` */
  what: string;
}

function findSame(events: readonly SignedEvent[], { reason, what, ...rule }: SameRule): Finding[] {
  return sameGroups(events, rule).map(({ people, signs, events: own }) => {
    const why = `${counted(people.size, PEOPLE)}: ${what}, ${counted(signs.size, TIMES)} с разницей не больше ${counted(rule.minutes, MINUTES)}.`;
    return { reason, userIds: [...people].sort(), why, events: own };
  });
}

/** Accounts that sent the same answers in the same order to several tests at nearly the same time. */
export const findSameAnswers = (events: readonly SignedEvent[]): Finding[] =>
  findSame(events, { reason: 'same-answers', ...LIMITS.sameAnswers, what: 'те же ответы в том же порядке' });

/** Accounts with the same entries of points at nearly the same time: for the same items, or between the same brands. */
export const findSameMoves = (events: readonly SignedEvent[]): Finding[] =>
  findSame(events, { reason: 'same-moves', ...LIMITS.sameMoves, what: 'те же баллы за одно и то же' });

interface AddressRule {
  minutes: number;
  people: number;
  /** `Регистрация` */
  act: string;
  /** `с одного адреса` */
  where: string;
}

/** Running count of distinct people. */
function headcount(): Tally<SignedEvent> {
  const acts = new Map<string, number>();
  return {
    add: ({ userId }) => void acts.set(userId, (acts.get(userId) ?? 0) + 1),
    drop({ userId }) {
      const left = (acts.get(userId) ?? 0) - 1;
      if (left > 0) acts.set(userId, left);
      else acts.delete(userId);
    },
    weight: () => acts.size,
  };
}

function findCrowds(events: readonly SignedEvent[], { minutes, people, act, where }: AddressRule): Finding[] {
  return grouped(events, ({ sign }) => sign).flatMap((same) => {
    const part = densest(same, minutes, headcount());
    const userIds = [...new Set(part.map(({ userId }) => userId))].sort();
    if (userIds.length < people) return [];
    const time = Math.max(spanSeconds(part), 1);
    const who = `${counted(userIds.length, ACCOUNTS)} ${where} (${same[0]?.sign ?? ''})`;
    const why = `${act}: ${who} ${durationWithin(time)}.`;
    return [{ reason: 'same-address', userIds, why, events: part }];
  });
}

/** Findings of many accounts registered from one address within a day. `sign` is the network of the address. */
export const findRegistrations = (events: readonly SignedEvent[]): Finding[] =>
  findCrowds(events, { ...LIMITS.registrations, act: 'Регистрация', where: 'с одного адреса' });

/** Findings of many accounts signed in from one address and browser within an hour; `sign` is network and browser. */
export const findSignIns = (events: readonly SignedEvent[]): Finding[] =>
  findCrowds(events, { ...LIMITS.signIns, act: 'Вход', where: 'с одного адреса и браузера' });
