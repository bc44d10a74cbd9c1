import { formatDay } from '../../format/date';
import { counted, pointsGenitive } from '../../format/number';
import { quote } from '../../validation/quote';
import { DAY_MS, moscowDaysBetween } from '../moscow';

/** Reasons why a person may need attention; none concerns health or private life. */
export const SIGNAL_KINDS = ['gift', 'stopped', 'missed', 'new', 'quiet'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** Thresholds of the rules, days and shares: each line of the radar names its own. */
export const QUIET_DAYS = 30;
export const STOPPED_DAYS = 7;
/** Unfinished items untouched for longer are ignored. */
export const STOPPED_MOST_DAYS = 60;
export const NEW_DAYS = 14;
export const MISSED_DAYS = 21;
export const GIFT_SHARE = 0.8;
/** Days for which an answered signal stays hidden. */
export const ANSWER_DAYS = 14;

/** Text of each rule. */
export const SIGNAL_RULES: Readonly<Record<SignalKind, string>> = {
  gift: 'На счёте не меньше 80 % цены подарка, который можно заказать сейчас.',
  stopped: 'Материал начат и не закончен больше 7 дней.',
  missed: 'Место на тренинге было, отметки о визите за 21 день нет, у других она есть.',
  new: 'Первые 14 дней на портале.',
  quiet: 'Нет на портале 30 дней или дольше.',
};
export const SIGNAL_NAMES: Readonly<Record<SignalKind, string>> = {
  gift: 'Рядом с подарком',
  stopped: 'Начато и не закончено',
  missed: 'Пропущен тренинг',
  new: 'Новый на портале',
  quiet: 'Давно нет на портале',
};
const WEIGHTS: Readonly<Record<SignalKind, number>> = { gift: 5, stopped: 4, missed: 3, new: 2, quiet: 1 };

/** Facts about one person; null: there is none. */
export interface PersonFacts {
  joinedAt: Date;
  lastActivityAt: Date | null;
  /** The most recently touched item that is started and not finished. */
  unfinished: { title: string; startedAt: Date; touchedAt: Date } | null;
  /** The nearest gift that is available now and not affordable yet. */
  gift: { name: string; price: number; balance: number } | null;
  missed: { topic: string; at: Date } | null;
}

export interface Signal {
  kind: SignalKind;
  /** Russian text of the signal with its numbers. */
  text: string;
  weight: number;
}

const DAYS = ['день', 'дня', 'дней'] as const;
const daysSince = (then: Date, now: Date) => Math.floor((now.getTime() - then.getTime()) / DAY_MS);

function isStopped({ unfinished }: PersonFacts, now: Date): boolean {
  if (!unfinished) return false;
  const days = daysSince(unfinished.touchedAt, now);
  return days >= STOPPED_DAYS && days <= STOPPED_MOST_DAYS;
}

/** Text of a signal with its numbers; null when the rule does not apply. */
function textOf(kind: SignalKind, facts: PersonFacts, now: Date): string | null {
  const { gift, unfinished, missed, joinedAt, lastActivityAt } = facts;
  switch (kind) {
    case 'gift': {
      if (!gift || gift.balance >= gift.price || gift.balance < gift.price * GIFT_SHARE) return null;
      return `До подарка ${quote(gift.name)} не хватает ${pointsGenitive(gift.price - gift.balance)}.`;
    }
    case 'stopped': {
      if (!unfinished || !isStopped(facts, now)) return null;
      return `${quote(unfinished.title)}: начато ${formatDay(unfinished.startedAt, now)} и не закончено.`;
    }
    case 'missed': {
      if (!missed || daysSince(missed.at, now) > MISSED_DAYS) return null;
      return `Нет отметки о визите на тренинг ${quote(missed.topic)}, ${formatDay(missed.at, now)}.`;
    }
    case 'new': {
      if (daysSince(joinedAt, now) >= NEW_DAYS) return null;
      const days = moscowDaysBetween(joinedAt, now);
      return days < 1 ? 'На портале с сегодняшнего дня.' : `На портале ${counted(days, DAYS)}.`;
    }
    case 'quiet': {
      if (!lastActivityAt || daysSince(lastActivityAt, now) < QUIET_DAYS) return null;
      return `Нет на портале ${counted(daysSince(lastActivityAt, now), DAYS)}.`;
    }
  }
}

/** Signals of a person, the most important first, without the kinds in `silent`. */
export function signalsOf(facts: PersonFacts, now: Date, silent: readonly SignalKind[] = []): Signal[] {
  return SIGNAL_KINDS.filter((kind) => !silent.includes(kind)).flatMap((kind) => {
    const text = textOf(kind, facts, now);
    return text === null ? [] : [{ kind, text, weight: WEIGHTS[kind] }];
  });
}

export const weightOf = (signals: readonly Signal[]) => signals.reduce((sum, { weight }) => sum + weight, 0);

/** Suggested start of a conversation: the person's own unfinished item before anything general. */
export function whatToSay(facts: PersonFacts, signals: readonly Signal[]): string {
  const { unfinished, gift } = facts;
  const has = (kind: SignalKind) => signals.some((signal) => signal.kind === kind);
  if (has('gift') && gift) {
    const more = unfinished ? `: подойдёт ${quote(unfinished.title)}` : '';
    return `Напомните о подарке ${quote(gift.name)} и подскажите, чем добрать баллы${more}.`;
  }
  if (unfinished) return `Предложите закончить ${quote(unfinished.title)} и спросите, что помешало.`;
  if (has('missed')) return 'Спросите, что помешало прийти, и предложите ближайшую дату.';
  if (has('new')) return 'Помогите сделать первый шаг: короткий тест приносит первые баллы.';
  return 'Расскажите, что нового вышло, и предложите короткое видео.';
}
