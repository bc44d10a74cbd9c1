import { REFUSAL_WORDS } from './refusal-words';

/** Reason of a refused booking and what to do: the popup «registration error» of the specification. */
export interface SeatMessage {
  message: string;
  solution: string;
}

/** Facts that a refusal carries beside its code. */
export interface SeatFacts {
  /** Place in the line, from 1. */
  position?: number | undefined;
  /** Topic of the other training, for `overlaps`. */
  topic?: string | undefined;
  /** Start of that training: `24 ноября, 10:00 МСК`. */
  when?: string | undefined;
  /** Owners of the quotas that hold the remaining seats: `сети «Планета»`. */
  heldFor?: string | undefined;
}

const OTHER_DATES = 'Посмотрите другие даты этой темы.';

const MESSAGES = {
  'no-places': ({ heldFor }) => ({
    message: heldFor ? `Свободных мест нет: остались места ${heldFor}.` : 'Свободных мест нет.',
    solution: 'Встаньте в лист ожидания: освободится место — запишем и сообщим.',
  }),
  'already-registered': () => ({
    message: 'Вы уже записаны на этот тренинг.',
    solution: 'Откройте «Мои записи».',
  }),
  'already-waiting': ({ position }) => ({
    message: 'Вы уже в листе ожидания.',
    solution: position ? `Ваше место в очереди: ${position}.` : 'Откройте «Мои записи».',
  }),
  'training-started': () => ({ message: 'Запись закрыта: тренинг уже начался.', solution: OTHER_DATES }),
  'training-cancelled': () => ({ message: 'Тренинг отменён.', solution: OTHER_DATES }),
  overlaps: ({ topic, when }) => ({
    message: `В это время у вас другой тренинг${topic ? `: «${topic}»${when ? `, ${when}` : ''}` : ''}.`,
    solution: 'Запишитесь всё равно или выберите другую дату.',
  }),
  'topic-already': ({ when }) => ({
    message: `Вы уже записаны на эту тему${when ? `: ${when}` : ''}.`,
    solution: 'Перенесите запись на новую дату.',
  }),
  'changed-since': () => ({
    message: 'Тренинг успели изменить.',
    solution: 'Проверьте новые дату и место и подтвердите ещё раз.',
  }),
  'not-a-pharmacist': () => ({
    message: 'Записываются фармацевты.',
    solution: 'Участников записывают на странице «Запись фармацевта».',
  }),
} satisfies Record<string, (facts: SeatFacts) => SeatMessage>;

export type SeatCode = keyof typeof MESSAGES;

const UNKNOWN: SeatMessage = {
  message: REFUSAL_WORDS.notSent,
  solution: 'Попробуйте ещё раз.',
};

const isSeatCode = (code: string): code is SeatCode => Object.hasOwn(MESSAGES, code);

/** Message for a refusal code; for an unknown code the services' text, without one the specification's general text. */
export function seatMessage(code: string, facts: SeatFacts = {}, said = ''): SeatMessage {
  if (isSeatCode(code)) return MESSAGES[code](facts);
  return said === '' ? UNKNOWN : { message: said, solution: '' };
}

/** Messages in the third person, for staff who record a pharmacist. */
const STAFF: Readonly<Partial<Record<string, SeatMessage>>> = {
  'no-places': { message: 'Свободных мест нет.', solution: 'Поставьте фармацевта в лист ожидания.' },
  'already-registered': { message: 'Этот фармацевт уже записан.', solution: 'Выберите другого.' },
  'already-waiting': { message: 'Этот фармацевт уже в листе ожидания.', solution: 'Выберите другого.' },
  overlaps: {
    message: 'В это время у фармацевта другой тренинг.',
    solution: 'Запишите всё равно или выберите другую дату.',
  },
  'topic-already': {
    message: 'Фармацевт уже записан на другую дату этой темы.',
    solution: 'Сначала удалите ту запись.',
  },
};

export const staffSeatMessage = (code: string, otherwise: string): SeatMessage =>
  STAFF[code] ?? { message: otherwise, solution: '' };
