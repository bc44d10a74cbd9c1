import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuestionReview, TestResultFacts } from './result-facts';
import { ResultView } from './result-view';
import { rereadOf } from './result-words';

const NOW = new Date('2026-11-24T12:00:00+03:00');
const facts = (more: Partial<TestResultFacts> = {}): TestResultFacts => ({
  ...{ title: 'Барьер', correct: 1, total: 2, points: 20, passed: true, repeatAt: null },
  questions: [
    { text: 'Первый?', isRight: true, chosen: ['Да'], right: ['Да'] },
    { text: 'Второй?', isRight: false, chosen: ['Скраб'], right: ['Крем'] },
  ],
  ...more,
});
const show = (more?: Partial<TestResultFacts>) => render(<ResultView facts={facts(more)} now={NOW} />);
const option = (isChosen: boolean, isRight: boolean) => ({
  ...{ text: 'Крем', image: null, why: null },
  ...{ isChosen, isRight },
});
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each mistake says what was chosen and what was right', () => {
  show();
  const [mistake] = screen.getAllByRole('listitem');
  expect(mistake).toHaveTextContent(/Вопрос 2\. С ошибкой: Второй\?/);
  expect(within(mistake!).getByText('Вы выбрали: Скраб')).toBeVisible();
  expect(within(mistake!).getByText('Верно: Крем')).toBeVisible();
});

test('three mistakes are named with their answers; of more, two by their questions, after the day to repeat', () => {
  const wrong = (count: number) =>
    Array.from({ length: count }, () => ({
      text: 'Что?',
      isRight: false,
      chosen: ['Скраб'],
      right: ['Крем'],
    }));
  const { unmount } = show({ questions: wrong(3) });
  expect(screen.getAllByText('Вы выбрали: Скраб')).toHaveLength(3);
  unmount();
  show({ questions: wrong(6), repeatAt: '2026-12-01T00:00:00+03:00', points: 0, passed: false });
  expect(screen.queryByText('Вы выбрали: Скраб')).toBeNull();
  expect(rows()[0]).toMatch(/^Пройти тест снова можно/);
  expect(rows().filter((row) => row.startsWith('Вопрос'))).toHaveLength(2);
  expect(screen.getByText(/И ещё 4.ошибки: все — в разборе на странице теста\./)).toBeVisible();
});

test.each([
  { certificate: '/lk/certificates/1' },
  { possible: { isReached: false, text: 'До подарка «Термос» 50 баллов.', action: 'Посмотреть', href: '/' } },
])('a gift or a certificate takes the room of one mistake and of the answers: %j', (made) => {
  const question = { text: 'Что?', isRight: false, chosen: ['Скраб'], right: ['Крем'] };
  const { unmount } = show({ questions: [question], points: 20, ...made });
  expect(screen.queryByText('Вы выбрали: Скраб')).toBeNull();
  unmount();
  show({ questions: Array.from({ length: 6 }, () => question), points: 20, ...made });
  expect(rows().filter((row) => row.startsWith('Вопрос'))).toHaveLength(1);
  expect(screen.getByText(/^И ещё 5.ошибок/)).toBeVisible();
});

test('the line of the others counts errors and answers right in part as the sentence above does', () => {
  const wrong = { text: 'Что?', isRight: false, chosen: ['Скраб'], right: ['Крем'], options: [] };
  const partly = { ...wrong, options: [option(true, true), option(false, true)] };
  const questions = [...Array.from({ length: 6 }, () => wrong), partly, partly];
  show({ correct: 0, total: 8, points: 10, questions });
  expect(screen.getByText(/^Баллы начислены за частично верные ответы\./)).toHaveTextContent(
    /6\sошибок и 2\sчастично верных ответа\./,
  );
  expect(screen.getByText(/^И ещё/)).toHaveTextContent(/^И ещё 4\sошибки и 2\sчастично верных ответа: все/);
});

test('what is right is not said while the test may be taken again, and that is said', () => {
  const open = { text: 'Второй?', isRight: false, chosen: [], right: null };
  show({ questions: [open], repeatAt: '2026-12-01T00:00:00+03:00', points: 0, passed: false });
  expect(rows().slice(0, 2)).toEqual([
    'Вопрос 1. С ошибкой: Второй?Вы не ответили',
    'Тест можно пройти ещё раз, поэтому верные ответы скрыты.',
  ]);
});

test('a certificate that was earned is told and leads to its page', () => {
  show({ certificate: '/lk/certificates/7' });
  expect(screen.getByText(/выдан сертификат/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть сертификат' })).toHaveAttribute(
    'href',
    '/lk/certificates/7',
  );
});

test('what the points make possible stands with them', () => {
  const possible = {
    isReached: true,
    text: 'Теперь хватает на «Термос».',
    action: 'Посмотреть',
    href: '/lk/catalogue/3',
  };
  show({ possible });
  expect(screen.getByText(/Теперь хватает на «Термос»/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/lk/catalogue/3');
});

test('without one nothing is said of it', () => {
  show();
  expect(screen.queryByText(/сертификат/)).toBeNull();
});

test.each([
  [false, /Частично верный ответ баллов не приносит\./],
  [true, /Частично верный ответ приносит часть баллов, лишние варианты её уменьшают\./],
])('an answer that is right in part is told from an error; paid in part: %s', (paysInPart, pay) => {
  const partly = {
    ...{ text: 'Чем увлажнить?', isRight: false, chosen: ['Крем'], right: ['Крем', 'Бальзам'] },
    options: [option(true, true), option(false, true)],
  };
  show({ correct: 9, paysInPart, questions: [{ text: 'Первый?', isRight: true }, partly] });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    /Вопрос 2\. Верно, но не все ответы\. Чем увлажнить\?.*Выбрано 1 из 2\sверных/,
  );
  expect(screen.getByText(pay)).toHaveTextContent(/1\sчастично верный ответ\./);
});

test('beside a part of the points stands what was possible', () => {
  const { unmount } = show({ points: 20, most: 40 });
  expect(screen.getByText('из 40 возможных')).toBeVisible();
  unmount();
  show({ points: 40, most: 40 });
  expect(screen.queryByText(/возможных/)).toBeNull();
});

test('after a failure the article is a button of the page, not a line among others', () => {
  const article = '/lrp/news/barer-kozhi';
  const { unmount } = show({ article });
  expect(screen.getByRole('link', { name: 'Перечитать статью' })).toHaveAttribute('href', article);
  unmount();
  show({ article, passed: false, points: 0 });
  expect(screen.queryByRole('link', { name: 'Перечитать статью' })).toBeNull();
  expect(rereadOf(facts({ article, passed: false }))).toEqual({ href: article, title: 'Перечитать статью' });
});

test.each([
  [1, 6, {}, true],
  [3, 6, {}, false],
  [1, 6, { certificate: '/lk/certificates/1' }, false],
])('passed with %i of %i and %j: the article comes before all else: %s', (correct, total, more, leads) => {
  const given = facts({ passed: true, correct, total, article: '/lrp/news/barer-kozhi', ...more });
  expect(rereadOf(given) !== null).toBe(leads);
});

test('without an article of its own a failed test leads to what its first error names, a video too', () => {
  const named = (reading: object | null) => ({ text: 'Какой?', isRight: false, reading }) as QuestionReview;
  const video = { title: 'Видео', href: '/lrp/videos/voda', isVideo: true };
  const questions = [named(null), named(video)];
  expect(rereadOf(facts({ passed: false, questions }))).toEqual({
    href: '/lrp/videos/voda',
    title: 'Пересмотреть видео',
  });
  expect(rereadOf(facts({ questions }))).toBeNull();
  expect(rereadOf(facts({ passed: false, questions: [named(null)] }))).toBeNull();
});

test('as the head of a page it leads on, and is festive only about a good result', () => {
  const hero = { picture: null, actions: <button>Дальше</button> };
  const { container, rerender } = render(<ResultView facts={facts({ correct: 2 })} now={NOW} hero={hero} />);
  expect(screen.getByRole('button', { name: 'Дальше' })).toBeVisible();
  expect(container.firstElementChild).toHaveAttribute('data-hero', 'good');
  rerender(<ResultView facts={facts({ passed: false, points: 0 })} now={NOW} hero={hero} />);
  expect(container.firstElementChild).toHaveAttribute('data-hero', 'low');
});

test('a short word of the reason does not break at its hyphen', () => {
  show({ allowedErrors: 1, correct: 0, total: 2, passed: false, points: 0 });
  expect(screen.getByText(/экспресс-\u2060тренинг/)).toBeVisible();
});
