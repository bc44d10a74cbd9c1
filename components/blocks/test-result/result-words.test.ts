import { describe, expect, it } from 'vitest';
import type { QuestionReview, TestResultFacts } from './result-facts';
import {
  awardWords,
  chosenWords,
  isFestive,
  isGood,
  repeatWords,
  resultHeadline,
  resultReason,
  rightAnswerWords,
  rightWords,
  runs,
} from './result-words';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const facts = (more: Partial<TestResultFacts>): TestResultFacts => ({
  title: 'Барьер',
  correct: 9,
  total: 10,
  points: 60,
  passed: true,
  repeatAt: null,
  ...more,
});

const reached = (isReached: boolean) => ({
  ...{ text: 'Теперь хватает на подарок «Плед».', action: 'Посмотреть', href: '/lk/catalogue/1' },
  isReached,
});

const question = (isRight: boolean, more: Partial<QuestionReview> = {}): QuestionReview => ({
  ...{ text: 'Вопрос', isRight },
  ...more,
});

describe('the words of a result', () => {
  it.each([
    [{ correct: 10 }, 'Без единой ошибки'],
    [{}, 'Отлично, тест сдан'],
    [{ correct: 8 }, 'Хороший результат'],
    [{ correct: 7 }, 'Хороший результат'],
    [{ correct: 3, total: 5, points: 30 }, 'Есть что повторить'],
    [{ correct: 0, total: 8, points: 10 }, 'Есть что повторить'],
    // half right does not earn «хороший результат»
    [{ correct: 2, total: 4, points: 20 }, 'Есть что повторить'],
    // an express test has a threshold, and this result passes it
    [{ correct: 2, total: 3, allowedErrors: 1 }, 'Тест сдан, есть что повторить'],
    [{ correct: 2, passed: false, points: 0 }, 'В этот раз не получилось'],
    // the heading names the reason of the celebration
    [{ correct: 3, total: 5, points: 30, possible: reached(true) }, 'Баллов хватило на подарок'],
    [{ correct: 3, total: 5, points: 30, possible: reached(false) }, 'Есть что повторить'],
    [{ correct: 3, total: 5, points: 30, certificate: '/lk/certificates/1' }, 'Сертификат получен'],
    [{ correct: 9, possible: reached(true) }, 'Отлично, тест сдан'],
    [{ correct: 2, passed: false, points: 0, certificate: '/lk/certificates/1' }, 'В этот раз не получилось'],
  ])('%j is headed «%s»', (more, words) => expect(resultHeadline(facts(more))).toBe(words));

  it.each([
    [{}, true],
    [{ correct: 7 }, true],
    [{ correct: 6 }, false],
    [{ passed: false }, false],
    [{ correct: 0, total: 0 }, false],
  ])('%j is good: %s', (more, good) => expect(isGood(facts(more))).toBe(good));

  it.each([
    [{ correct: 7 }, true],
    // three of five with two errors allowed: passed, and paid in full
    [{ correct: 3, total: 5, points: 50, most: 50, allowedErrors: 2 }, true],
    [{ correct: 3, total: 5, points: 30, most: 50 }, false],
    [{ correct: 3, total: 5, points: 30, most: 50, certificate: '/lk/certificates/1' }, true],
    [{ correct: 3, total: 5, points: 30, most: 50, possible: reached(true) }, true],
    [{ correct: 3, total: 5, points: 30, most: 50, possible: reached(false) }, false],
    [{ correct: 3, total: 5, points: 50, most: 50, passed: false }, false],
  ])('%j is festive: %s', (more, festive) => expect(isFestive(facts(more))).toBe(festive));

  it.each([
    [{ allowedErrors: 2 }, 'Одна ошибка из двух допустимых: баллы начислены полностью.'],
    [{ correct: 8, allowedErrors: 2 }, '2 ошибки из двух допустимых: баллы начислены полностью.'],
    [
      { correct: 5, allowedErrors: 2, points: 0, passed: false },
      '5 ошибок, а допустимо 2: за экспресс-тренинг баллы не начисляются.',
    ],
    [
      { correct: 5, allowedErrors: 1, points: 0, passed: false },
      '5 ошибок, а допустима одна: за экспресс-тренинг баллы не начисляются.',
    ],
    [{ correct: 10 }, 'Вы верно ответили на все вопросы.'],
    [
      { correct: 1, total: 2, questions: [question(true), question(false)] },
      'Баллы начислены за каждый верный ответ. 1 ошибка.',
    ],
    // without reviewed questions below, the text does not refer to them
    [{ correct: 7 }, 'Баллы начислены за каждый верный ответ. 3 ошибки.'],
    [{ correct: 7, questions: [] }, 'Баллы начислены за каждый верный ответ. 3 ошибки.'],
    [{ correct: 0, points: 0, passed: false }, 'За этот результат баллы не начисляются.'],
  ])('%j is explained', (more, words) => expect(plain(resultReason(facts(more)))).toBe(words));

  it.each([
    [{ chosen: ['Крем', 'Скраб'], right: ['Крем'] }, 'Вы выбрали: Крем; Скраб', 'Верно: Крем'],
    [{ chosen: [], right: null }, 'Вы не ответили', null],
    [{}, null, null],
  ])('%j is reviewed', (more, chosen, right) => {
    expect(chosenWords(question(false, more))).toBe(chosen);
    expect(rightAnswerWords(question(false, more))).toBe(right);
  });

  it('says when it may be taken again', () => {
    const now = new Date('2026-11-25T12:00:00+03:00');
    expect(repeatWords(null, now)).toBeNull();
    expect(plain(repeatWords('2026-12-01T00:00:00+03:00', now))).toBe(
      'Пройти тест снова можно через 6 дней, с 1 декабря.',
    );
    expect(repeatWords('2026-11-01T00:00:00+03:00', now)).toBe('Тест можно пройти ещё раз.');
  });

  it('gathers numbers of right questions in runs', () => {
    expect(runs([1, 2, 3, 5])).toBe('1–3, 5');
    expect(runs([1, 2])).toBe('1, 2');
    const marks = (...right: boolean[]) => right.map((isRight) => ({ text: '', isRight }));
    expect(rightWords(marks(true, true, true, false, true))).toBe('Верно: вопросы 1–3, 5.');
    expect(rightWords(marks(false, true))).toBe('Верно: вопрос 2.');
    expect(rightWords(marks(false))).toBeNull();
    expect(rightWords(marks(true))).toBe('Верно: вопрос 1.');
    expect(plain(rightWords(marks(true, true)))).toBe('Верно: все 2 вопроса.');
  });
});

it.each([
  [40, { awarded: 40, total: 340, limit: 500 }, 'Баллы программы: +40, всего 340 из 500'],
  [40, { awarded: 12, total: 500, limit: 500 }, 'Начислено 12 из 40: предел 500 баллов'],
])('points of the programme: %i earned', (earned, programme, words) => {
  expect(awardWords(earned, programme).replaceAll('\u00a0', ' ')).toBe(words);
});
