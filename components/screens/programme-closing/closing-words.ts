import type { ProgrammeClosing } from '@/api/programme/queries';
import { formatDate, formatDateTime, formatDay, relativeDay } from '@/lib/format/date';
import { counted, points } from '@/lib/format/number';

const PEOPLE = ['человек', 'человека', 'человек'] as const;
const PEOPLE_GENITIVE = ['человека', 'человек', 'человек'] as const;
export const people = (count: number): string => counted(count, PEOPLE);

type Facts = Pick<ProgrammeClosing, 'state' | 'finishAt' | 'dueAt' | 'left' | 'moved'>;

/** Where the closing stands, in a sentence. */
export function closingLead({ state, finishAt, dueAt, left, moved }: Facts, now: Date): string {
  switch (state) {
    case 'running':
      return `Программа идёт до ${formatDateTime(finishAt)}. Перенос баллов откроется сразу после завершения.`;
    case 'closing':
      return 'Баллы переносятся на основной счёт.';
    case 'closed':
      return moved.people > 0
        ? `Все баллы перенесены: ${points(moved.points)}, ${people(moved.people)}.`
        : 'Переносить нечего: баллов за обучение никто не набрал.';
    case 'due':
      return left.points === 0
        ? 'Переносить нечего.'
        : `Программа завершилась ${formatDate(finishAt)}. Перенести до ${formatDay(dueAt, now)} (${relativeDay(dueAt, now)}).`;
  }
}

/** The question before the points are moved. */
export const confirmText = ({ left }: Pick<ProgrammeClosing, 'left'>): string =>
  `Зачислим ${points(left.points)} на основные счета ${counted(left.people, PEOPLE_GENITIVE)} и сообщим каждому. ` +
  'Программа закроется окончательно: её срок продлить будет нельзя.';

/** A sum of people in a table: `1 204 330 баллов, 4 812 человек`. */
export const sumWords = ({ people: count, points: sum }: { people: number; points: number }): string =>
  `${points(sum)}, ${people(count)}`;
