import type { Work } from '@/api/me/queries';
import type { TestEditorFacts } from '@/api/testing/queries';
import { counted, formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;

/** `6 вопросов ждут, 2 просрочены`; what is none is said plainly. */
export function questionWords({ questionsWaiting: waiting, questionsOverdue: overdue }: Work): string {
  if (waiting === 0) return 'Ни один вопрос не ждёт';
  const wait = plural(waiting, ['ждёт', 'ждут', 'ждут']);
  const late = plural(overdue, ['просрочен', 'просрочены', 'просрочены']);
  return `${counted(waiting, QUESTIONS)} ${wait}${overdue > 0 ? `, ${formatNumber(overdue)}\u00a0${late}` : ''}`;
}

const DRAFTS = ['черновик ждёт', 'черновика ждут', 'черновиков ждут'] as const;

/** `2 черновика ждут публикации`: what a moderator of tests has begun and nobody sees yet. */
export function testWords(states: TestEditorFacts['states']): string {
  const drafts = states.find(({ value }) => value === 'draft')?.count ?? 0;
  return drafts === 0 ? 'Ни один черновик не ждёт' : `${counted(drafts, DRAFTS)} публикации`;
}
