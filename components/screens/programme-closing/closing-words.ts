import type { ProgrammeClosing } from '@/api/programme/queries';
import { formatDate, formatDateTime, formatDay, relativeDay } from '@/lib/format/date';
import { counted, points } from '@/lib/format/number';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const PEOPLE_GENITIVE = ['человека', 'человек', 'человек'] as const;
export const people = (count: number): string => counted(count, PEOPLE);

type Facts = Pick<ProgrammeClosing, 'state' | 'finishAt' | 'dueAt' | 'left' | 'moved' | 'attempts'>;

/** Of two runs, the one that was begun last. */
export const isLater = (run: { id: string }, other: { id: string } | null): boolean =>
  other === null || BigInt(run.id) > BigInt(other.id);

/** Text of the due date; a past date is stated as expired. */
const dueWords = (dueAt: string, now: Date): string =>
  new Date(dueAt) <= now
    ? `Срок переноса истёк ${formatDate(dueAt)}.`
    : `Перенести до ${formatDay(dueAt, now)} (${relativeDay(dueAt, now)}).`;

/** State of the closing, in a sentence. */
export function closingLead({ state, finishAt, dueAt, left, moved, attempts }: Facts, now: Date): string {
  switch (state) {
    case 'running':
      return `Программа идёт до ${formatDateTime(finishAt)}. Перенос баллов откроется сразу после завершения.`;
    case 'closing':
      return 'Баллы переносятся на основной счёт.';
    case 'undoing':
      return 'Перенос отменяется: баллы возвращаются в программу.';
    case 'closed':
      return moved.people > 0
        ? `Все баллы перенесены: ${points(moved.points)}, ${people(moved.people)}.`
        : 'Переносить нечего: баллов за обучение никто не набрал.';
    case 'due':
      return left.points === 0 && attempts.waiting === 0
        ? 'Переносить нечего.'
        : `Программа завершилась ${formatDate(finishAt)}. ${dueWords(dueAt, now)}`;
  }
}

/** The question before the points are moved. */
export const confirmText = ({ left }: Pick<ProgrammeClosing, 'left'>): string =>
  `Зачислим ${points(left.points)} на основные счета ${counted(left.people, PEOPLE_GENITIVE)} и сообщим каждому. ` +
  'Программа закроется окончательно: её срок продлить будет нельзя.';

/** The question before a move is undone. */
export const undoText = ({ people: count, points: sum }: { people: number; points: number }): string =>
  `Спишем ${points(sum)} с основных счетов ${counted(count, PEOPLE_GENITIVE)} и сообщим каждому. ` +
  'Кто уже потратил баллы, останется как есть и будет назван. Баллы программы не изменятся: их можно перенести снова.';

/** Why the points can't be moved now; undefined where they can. */
export function waitWords({
  state,
  attempts: { waiting },
}: Pick<ProgrammeClosing, 'state' | 'attempts'>): string | undefined {
  if (state === 'undoing') return 'Дождитесь, пока отменится перенос.';
  return state !== 'running' && waiting > 0
    ? `Ещё подсчитываются ответы в закрытых тестах: ${counted(waiting, ['попытка', 'попытки', 'попыток'])}. Обновите страницу через минуту.`
    : undefined;
}

/** A sum of people in a table: `1 204 330 баллов, 4 812 человек`. */
export const sumWords = ({ people: count, points: sum }: { people: number; points: number }): string =>
  `${points(sum)}, ${people(count)}`;
