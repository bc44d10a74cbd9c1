import type { Learning } from '@/api/learnings/queries';
import { isBuiltPage } from '@/lib/routes/is-built';
import { learningHref, lockReason, type LearningState } from '@/lib/domain/learning';
import { formatDay, repeatIn } from '@/lib/format/date';
import { clockTime, roughDuration } from '@/lib/format/duration';
import { counted } from '@/lib/format/number';

/** Address of an item; undefined for a closed one and for a page that does not exist yet. */
export function learningLink(item: Learning, state?: LearningState): string | undefined {
  if (state === 'locked') return undefined;
  const { type, modelId: id, slug, markId: brand } = item;
  const href = learningHref({ type, id, slug, brand });
  return isBuiltPage(href) ? href : undefined;
}

export const questions = (count: number) => counted(count, ['вопрос', 'вопроса', 'вопросов']);

/** Size of an item: `10 вопросов`, `6 минут`; '' when the services give none. */
export function volumeWords({ questionsCount, readMinutes, durationSeconds }: Learning): string {
  if (questionsCount) return questions(questionsCount);
  if (readMinutes) return counted(readMinutes, ['минута', 'минуты', 'минут']);
  return durationSeconds ? roughDuration(durationSeconds) : '';
}

/** Progress of a begun item: `просмотрено 1:40 из 4:40`, `7 из 10 вопросов`; '' for an item not begun. */
export function remainingWords({ remaining }: Pick<Learning, 'remaining'>): string {
  if (!remaining) return '';
  const { kind, done, total } = remaining;
  if (kind === 'questions') return `${done} из ${counted(total, ['вопроса', 'вопросов', 'вопросов'])}`;
  // the remaining time is not shown: it depends on the device, because the goal is reached on one device
  return `просмотрено ${clockTime(done)} из ${clockTime(total)}`;
}

/** Word for a finished item, by its kind. */
export function doneWord({ type }: Pick<Learning, 'type'>): string {
  if (type === 'article') return 'Прочитано';
  return type === 'video' ? 'Просмотрено' : 'Пройдено';
}

function lockedWords(item: Learning, now: Date): string {
  const reason = lockReason(item, now);
  if (reason === 'not-started') return `Откроется ${formatDay(item.startDate, now)}`;
  return reason === 'ended' ? `Срок вышел ${formatDay(item.endDate, now)}` : 'Скоро откроется';
}

/** `Отвечено 7 из 10`; when all questions are answered but not sent: the remaining step. */
const questionWords = ({ done, total }: { done: number; total: number }): string =>
  done < total ? `Отвечено ${done} из ${total}` : 'Осталось отправить';

/** The single line at a card's foot: the next step, by state. */
export function termWords(item: Learning, state: LearningState, now: Date): string {
  switch (state) {
    case 'locked':
      return lockedWords(item, now);
    case 'repeat':
      return `Можно пройти снова ${repeatIn(item.repeatDatetime, now)}`;
    case 'finished': {
      const day = formatDay(item.lastAccrualPointsDatetime, now);
      return day ? `${doneWord(item)} ${day}` : doneWord(item);
    }
    case 'started':
      return item.remaining?.kind === 'questions'
        ? questionWords(item.remaining)
        : remainingWords(item) || 'Можно продолжить';
    default:
      return item.endDate
        ? `До ${formatDay(item.endDate, now)}`
        : `Добавлено ${formatDay(item.createdAt, now)}`;
  }
}
