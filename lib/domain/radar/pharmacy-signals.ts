import { formatDay } from '../../format/date';
import { counted } from '../../format/number';
import { quote } from '../../validation/quote';
import { DAY_MS } from '../moscow';
import { ACTIVE_DAYS } from '../territory';

/** Reasons why a pharmacy may need attention. */
export const PHARMACY_SIGNAL_KINDS = ['empty', 'silent', 'quiet', 'untrained'] as const;
export type PharmacySignalKind = (typeof PHARMACY_SIGNAL_KINDS)[number];

/** Minimum number of absent people that is a signal while others are active. */
export const QUIET_PEOPLE = 3;
export const UNTRAINED_DAYS = 90;
/** Days ahead within which a training in the city is a reason to invite. */
export const NEAR_DAYS = 14;

export const PHARMACY_SIGNAL_NAMES: Readonly<Record<PharmacySignalKind, string>> = {
  empty: 'Нет людей',
  silent: 'Никто не заходит',
  quiet: 'Часть не заходит',
  untrained: 'Давно без тренинга',
};
export const PHARMACY_SIGNAL_RULES: Readonly<Record<PharmacySignalKind, string>> = {
  empty: 'В аптеке нет ни одного фармацевта на портале.',
  silent: 'Ни один из фармацевтов не заходил 30 дней.',
  quiet: 'Не заходили 30 дней трое или больше, остальные заходят.',
  untrained: 'На тренингах никого не было 90 дней, а в городе в ближайшие 14 дней есть тренинг с местами.',
};

/** Facts about a pharmacy. */
export interface PharmacyFacts {
  count: number;
  countActive: number;
  lastVisitAt: Date | null;
  /** The nearest training with free seats in the pharmacy's city; `places` null: unlimited. */
  near: { topic: string; startsAt: Date; places: number | null } | null;
}

export interface PharmacySignal {
  kind: PharmacySignalKind;
  /** Russian text of the signal with its numbers. */
  text: string;
}

const PEOPLE = ['фармацевт', 'фармацевта', 'фармацевтов'] as const;
const PLACES = ['место', 'места', 'мест'] as const;

function textOf(kind: PharmacySignalKind, facts: PharmacyFacts, now: Date): string | null {
  const { count, countActive, lastVisitAt, near } = facts;
  const away = count - countActive;
  switch (kind) {
    case 'empty':
      return count === 0 ? 'Фармацевтов на портале пока нет.' : null;
    case 'silent':
      return count > 0 && countActive === 0
        ? `Никто не заходил ${String(ACTIVE_DAYS)} дней: ${counted(count, PEOPLE)}.`
        : null;
    case 'quiet':
      return countActive > 0 && away >= QUIET_PEOPLE
        ? `Не заходят ${String(away)} из ${counted(count, ['фармацевта', 'фармацевтов', 'фармацевтов'])}.`
        : null;
    case 'untrained': {
      const isLong = !lastVisitAt || now.getTime() - lastVisitAt.getTime() >= UNTRAINED_DAYS * DAY_MS;
      if (count === 0 || !isLong || !near || near.places === 0) return null;
      const been = lastVisitAt
        ? `На тренинге были ${formatDay(lastVisitAt, now)}`
        : 'На тренингах ещё не были';
      const free = near.places === null ? '' : `, ${counted(near.places, PLACES)}`;
      return `${been}. ${formatDay(near.startsAt, now)} в городе ${quote(near.topic)}${free}.`;
    }
  }
}

/** Signals of a pharmacy, the most important first; [] when it needs no attention. */
export const pharmacySignals = (facts: PharmacyFacts, now: Date): PharmacySignal[] =>
  PHARMACY_SIGNAL_KINDS.flatMap((kind) => {
    const text = textOf(kind, facts, now);
    return text === null ? [] : [{ kind, text }];
  });
