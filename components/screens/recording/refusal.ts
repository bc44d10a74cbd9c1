import type { CallError } from '@/api/core/call-error';
import type { GroupSeat, RecordBody } from '@/api/timetable/queries';
import { staffSeatMessage } from '@/lib/domain/trainings/messages';

export interface Refusal {
  message: string;
  /** What stands against each of several people. */
  lines?: readonly string[];
  /** What may be asked once more, and with what. */
  next?: { title: string; body: RecordBody };
}

/** What a refusal leaves open: the line, both trainings at once, or the account that is there. */
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

/** Each with the reason, by the names the page knows them by. */
const linesOf = (seats: readonly Refused[], names: Names) =>
  seats.map(({ id, code, message }) => {
    const why = staffSeatMessage(code ?? '', message ?? '').message;
    return names[id] ? `${names[id]}: ${why}` : why;
  });

/** Nobody of several people was recorded, and what stands against whom. */
export function groupRefusal(error: CallError, names: Names): Refusal {
  const seats = error.problems[0]?.meta?.seats;
  return { message: error.message, lines: Array.isArray(seats) ? linesOf(seats as Refused[], names) : [] };
}

/** Who was left out of those that were to fit. */
export function leftOut(seats: readonly GroupSeat[], names: Names): Refusal | null {
  const refused = seats.filter(({ code }) => code !== null);
  if (refused.length === 0) return null;
  const message = `Не записаны: ${String(refused.length)} из ${String(seats.length)}.`;
  return { message, lines: linesOf(refused, names) };
}
