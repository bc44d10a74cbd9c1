import { isBuiltPage } from '@/lib/routes/is-built';
import { canRepeat } from '@/lib/domain/repeat';
import { formatDay, repeatIn } from '@/lib/format/date';
import { counted, formatNumber, points } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import type { QuestionReview, TestResultFacts } from './result-facts';

const OF_ALLOWED = [
  '',
  'одной допустимой',
  'двух допустимых',
  'трёх допустимых',
  'четырёх допустимых',
  'пяти допустимых',
];
const ERRORS = ['ошибка', 'ошибки', 'ошибок'] as const;

/** Shares from which a result is good, and excellent. */
const GOOD_SHARE = 0.7;
const EXCELLENT_SHARE = 0.9;
/** Share below which rereading is the first advice. */
const LOW_SHARE = 0.5;

const shareOf = ({ correct, total }: TestResultFacts) => (total > 0 ? correct / total : 0);

/** Passed, with a good share of right answers. */
export const isGood = (facts: TestResultFacts): boolean => facts.passed && shareOf(facts) >= GOOD_SHARE;

/** Good, or passed and paid in full, or passed with a gift within reach or a certificate. */
export const isFestive = (facts: TestResultFacts): boolean => {
  const { passed, points: earned, most = 0, certificate, possible } = facts;
  const isPaidInFull = most > 0 && earned >= most;
  return passed && (isGood(facts) || isPaidInFull || Boolean(certificate) || Boolean(possible?.isReached));
};

/**
 * A plain test has no threshold, and any paid result counts as passed: its heading depends on the share of right
 * answers, or on the gift or certificate reached.
 */
export function resultHeadline(facts: TestResultFacts): string {
  const { correct, total, passed, allowedErrors, certificate, possible } = facts;
  if (total > 0 && correct === total) return 'Без единой ошибки';
  if (!passed) return 'В этот раз не получилось';
  if (shareOf(facts) >= EXCELLENT_SHARE) return 'Отлично, тест сдан';
  if (isGood(facts)) return 'Хороший результат';
  if (possible?.isReached) return 'Баллов хватило на подарок';
  if (certificate) return 'Сертификат получен';
  return allowedErrors ? 'Тест сдан, есть что повторить' : 'Есть что повторить';
}

export type Verdict = 'right' | 'wrong' | 'partly' | 'few' | 'none';

/**
 * Verdict of an answer. A wrong multiple choice may contain right options: the verdict must match the marks below it.
 */
export function verdictOf({ isRight, chosen, options = [] }: QuestionReview): Verdict {
  if (isRight) return 'right';
  if (chosen?.length === 0) return 'none';
  const own = options.filter(({ isChosen }) => isChosen);
  if (!own.some((option) => option.isRight)) return 'wrong';
  return own.every((option) => option.isRight) ? 'few' : 'partly';
}

export const VERDICT_TITLES: Readonly<Record<Verdict, string>> = {
  right: 'Верно',
  wrong: 'Ошибка',
  partly: 'Верно не всё',
  few: 'Верно, но не все ответы',
  none: 'Без ответа',
};

export const isPartly = (question: QuestionReview) => ['partly', 'few'].includes(verdictOf(question));

const VARIANTS = ['верного', 'верных', 'верных'] as const;
const EXTRA = ['лишний', 'лишних', 'лишних'] as const;

/** «Выбрано 2 из 3 верных и 1 лишний»; null unless the answer is partly right and the key is shown. */
export function partWords(question: QuestionReview): string | null {
  const { options = [] } = question;
  if (!isPartly(question) || options.some(({ isRight }) => isRight === null)) return null;
  const right = options.filter(({ isRight }) => isRight);
  const chosen = right.filter(({ isChosen }) => isChosen).length;
  const extra = options.length - right.length;
  const more = extra > 0 ? ` и ${counted(extra, EXTRA)}` : '';
  return `Выбрано ${formatNumber(chosen)} из ${counted(right.length, VARIANTS)}${more}`;
}

export const REREAD = 'Перечитать статью';
const REWATCH = 'Пересмотреть видео';

/**
 * First advice after a failed test, or one with less than half right and nothing to celebrate: its article, or the
 * material of its first error; null for neither.
 */
export function rereadOf(facts: TestResultFacts) {
  const { passed, article, questions = [] } = facts;
  if (passed && (isFestive(facts) || shareOf(facts) >= LOW_SHARE)) return null;
  if (article && isBuiltPage(article)) return { href: article, title: REREAD };
  const named = questions.find(({ isRight, reading }) => !isRight && reading && isBuiltPage(reading.href));
  if (!named?.reading) return null;
  return { href: named.reading.href, title: named.reading.isVideo ? REWATCH : REREAD };
}

const IN_PART = ['частично верный ответ', 'частично верных ответа', 'частично верных ответов'] as const;

/** «3 ошибки», «1 ошибка и 2 частично верных ответа». */
export function errorsWords(errors: number, partly: number): string {
  const wrong = errors - partly;
  return [wrong > 0 ? counted(wrong, ERRORS) : '', partly > 0 ? counted(partly, IN_PART) : '']
    .filter(Boolean)
    .join(' и ');
}

/** Explains the points of a partly right answer. */
const partPay = (paysInPart: boolean) =>
  paysInPart
    ? ' Частично верный ответ приносит часть баллов, лишние варианты её уменьшают.'
    : ' Частично верный ответ баллов не приносит.';

/** Explains the result in one or two sentences. */
export function resultReason({
  correct,
  total,
  points: earned,
  allowedErrors,
  questions = [],
  paysInPart = false,
}: TestResultFacts): string {
  const errors = total - correct;
  if (errors === 0) return 'Вы верно ответили на все вопросы.';
  if (allowedErrors) {
    const of = OF_ALLOWED[allowedErrors] ?? `${formatNumber(allowedErrors)} допустимых`;
    const made = errors === 1 ? 'Одна ошибка' : counted(errors, ERRORS);
    if (errors <= allowedErrors) return `${made} из ${of}: баллы начислены полностью.`;
    const most = allowedErrors === 1 ? 'допустима одна' : `допустимо ${formatNumber(allowedErrors)}`;
    return `${made}, а ${most}: за экспресс-тренинг баллы не начисляются.`;
  }
  if (earned > 0) {
    const partly = questions.filter(isPartly).length;
    const pay = partly > 0 ? partPay(paysInPart) : '';
    const paid = correct > 0 ? 'за каждый верный ответ' : 'за частично верные ответы';
    return `Баллы начислены ${paid}. ${errorsWords(errors, partly)}.${pay}`;
  }
  return 'За этот результат баллы не начисляются.';
}

/** «Вы выбрали: крем, сыворотка»; null where it is not known. */
export function chosenWords({ chosen }: QuestionReview): string | null {
  if (!chosen) return null;
  return chosen.length > 0 ? `Вы выбрали: ${chosen.join('; ')}` : 'Вы не ответили';
}

/** «Верно: крем»; null where it is unknown or not revealed yet. */
export function rightAnswerWords({ right }: QuestionReview): string | null {
  return right && right.length > 0 ? `Верно: ${right.join('; ')}` : null;
}

/** In the programme: `Баллы программы: +40, всего 340 из 500`, or how much the limit has left of them. */
export function awardWords(
  earned: number,
  { awarded, total, limit }: NonNullable<TestResultFacts['programme']>,
): string {
  if (awarded < earned)
    return `Начислено ${formatNumber(awarded)} из ${formatNumber(earned)}: предел ${points(limit)}`;
  return `Баллы программы: +${formatNumber(awarded)}, всего ${formatNumber(total)} из ${formatNumber(limit)}`;
}

/** Whether nothing was earned, and the programme's test closes before it can be repeated. */
export const isLastAttempt = ({ space, points: earned, repeatAt }: TestResultFacts): boolean =>
  space === 'programme' && earned === 0 && repeatAt === null;

/** When the test may be taken again; null when it never may. */
export function repeatWords(repeatAt: string | null, now: Date): string | null {
  if (!repeatAt) return null;
  if (canRepeat(repeatAt, now)) return 'Тест можно пройти ещё раз.';
  return `Пройти тест снова можно ${repeatIn(repeatAt, now)}, с ${formatDay(repeatAt, now)}.`;
}

/** Numbers in runs: [1, 2, 3, 5] → «1–3, 5». */
export function runs(numbers: readonly number[]): string {
  const out: [number, number][] = [];
  for (const number of numbers) {
    const last = out.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else out.push([number, number]);
  }
  return out
    .map(([from, to]) => (from === to ? String(from) : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
}

/** «Верно: вопросы 1–3 и 5»; null when none is. */
export function rightWords(questions: NonNullable<TestResultFacts['questions']>): string | null {
  const right = questions.flatMap(({ isRight }, at) => (isRight ? [at + 1] : []));
  if (right.length === 0) return null;
  if (right.length > 1 && right.length === questions.length)
    return `Верно: все ${counted(right.length, ['вопрос', 'вопроса', 'вопросов'])}.`;
  return `Верно: ${plural(right.length, ['вопрос', 'вопросы', 'вопросы'])} ${runs(right)}.`;
}
