import { formatDate, relativeDay } from '../format/date';
import { moscowDay } from './moscow';

/** `Ответ придёт до конца дня 23 ноября 2026, через 3 дня.` */
export function dueWords(dueDay: string, now: Date = new Date()): string {
  return `Ответ придёт до конца дня ${formatDate(dueDay)}, ${relativeDay(dueDay, now)}.`;
}

/** Whether a question is overdue: unanswered, and its due day has passed in Moscow. */
export function isOverdue(
  { answeredAt, dueDay }: { answeredAt: string | null; dueDay: string },
  now: Date,
): boolean {
  return answeredAt === null && dueDay < moscowDay(now);
}

/** Note on a specialist who answers no questions: why, and whom to ask instead. */
export const NO_QUESTIONS = 'Проводит тренинги и на вопросы здесь не отвечает: задайте свой любому эксперту.';

export type QuestionState = 'answered' | 'waiting' | 'overdue';

/** State of a question, for its asker and for those who answer. */
export function questionState(
  question: { answeredAt: string | null; dueDay: string },
  now: Date,
): QuestionState {
  if (question.answeredAt !== null) return 'answered';
  return isOverdue(question, now) ? 'overdue' : 'waiting';
}
