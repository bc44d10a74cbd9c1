import type { Waiting, WorkCount } from '@/lib/domain/work';
import { counted, formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';

/** `6 вопросов ждут, 2 просрочены`; zero has words of its own. */
function questionWords({ waiting, late }: Waiting): string {
  if (waiting === 0) return 'Ни один вопрос не ждёт';
  const wait = plural(waiting, ['ждёт', 'ждут', 'ждут']);
  const past = plural(late, ['просрочен', 'просрочены', 'просрочены']);
  const words = `${counted(waiting, ['вопрос', 'вопроса', 'вопросов'])} ${wait}`;
  return late > 0 ? `${words}, ${formatNumber(late)}\u00a0${past}` : words;
}

/** `2 тренинга без отметок о пришедших`. */
const visitWords = ({ waiting }: Waiting) =>
  `${counted(waiting, ['тренинг', 'тренинга', 'тренингов'])} без отметок о пришедших`;

/** `3 черновика ждут сохранения`. */
const draftWords = ({ waiting }: Waiting) =>
  `${counted(waiting, ['черновик ждёт', 'черновика ждут', 'черновиков ждут'])} сохранения`;

/** `2 черновика ждут публикации`. */
const testWords = ({ waiting }: Waiting) =>
  `${counted(waiting, ['черновик ждёт', 'черновика ждут', 'черновиков ждут'])} публикации`;

const WORDS: Readonly<Record<WorkCount, (counts: Waiting) => string>> = {
  questions: questionWords,
  visits: visitWords,
  drafts: draftWords,
  tests: testWords,
};

/** Text of a tool's waiting work; null when nothing waits, so that the tool shows its description. */
export function workWords(name: WorkCount, counts: Waiting): string | null {
  return counts.waiting > 0 || name === 'questions' ? WORDS[name](counts) : null;
}
