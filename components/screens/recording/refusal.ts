import type { CallError } from '@/api/core/call-error';
import type { GroupSeat, RecordBody } from '@/api/timetable/queries';
import { staffSeatMessage } from '@/lib/domain/trainings/messages';

export interface Refusal {
  message: string;
  /** Reasons, one per refused person. */
  lines?: readonly string[];
  /** Another try that is offered: its label and body. */
  next?: { title: string; body: RecordBody };
}

/** Returns a refusal with the offered try: the line, both trainings at once, or the existing account. */
export function refusalOf(error: CallError, body: RecordBody): Refusal {
  const { message } = staffSeatMessage(error.code, error.message);
  if (error.code === 'no-places') {
    return { message, next: { title: 'В лист ожидания', body: { ...body, waiting: true } } };
  }
  if (error.code === 'overlaps') {
    return { message, next: { title: 'Записать всё равно', body: { ...body, confirmOverlap: true } } };
  }
  const known = error.problems[0]?.meta?.user as { id?: unknown } | undefined;
  if (error.code === 'person-known' && typeof known?.id === 'string') {
    return { message, next: { title: 'Записать участника портала', body: { userId: known.id } } };
  }
  return { message };
}

type Refused = Pick<GroupSeat, 'id' | 'code' | 'message'>;
type Names = Readonly<Record<string, string>>;

/** Refused people with their reasons, under the names that the page knows. */
const linesOf = (seats: readonly Refused[], names: Names) =>
  seats.map(({ id, code, message }) => {
    const why = staffSeatMessage(code ?? '', message ?? '').message;
    return names[id] ? `${names[id]}: ${why}` : why;
  });

/** Refusal of a whole group: nobody was recorded; each refused person has a reason. */
export function groupRefusal(error: CallError, names: Names): Refusal {
  const seats = error.problems[0]?.meta?.seats;
  return { message: error.message, lines: Array.isArray(seats) ? linesOf(seats as Refused[], names) : [] };
}

/** People of a group who were not recorded; null when everybody was. */
export function leftOut(seats: readonly GroupSeat[], names: Names): Refusal | null {
  const refused = seats.filter(({ code }) => code !== null);
  if (refused.length === 0) return null;
  const message = `Не записаны: ${String(refused.length)} из ${String(seats.length)}.`;
  return { message, lines: linesOf(refused, names) };
}
