import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FullReview } from './full-review';
import type { OptionReview, QuestionReview } from './result-facts';

const option = (text: string, more: Partial<OptionReview>): OptionReview => ({
  ...{ text, image: null, isChosen: false, isRight: null, why: null },
  ...more,
});
const mistake: QuestionReview = {
  text: 'Чем снять плёнку?',
  isRight: false,
  chosen: ['Водой'],
  right: ['Маслом'],
  options: [
    option('Водой', { isChosen: true, isRight: false, why: 'Вода жир не растворяет.' }),
    option('Маслом', { isRight: true }),
  ],
  why: 'Жир растворяется жиром.',
  reading: { title: 'Очищение без скрипа', href: '/cerave/news/ochishchenie' },
};
const cards = () => screen.getAllByRole('article');
/** Errors with a shown key are open from the start; the helper opens all other questions. */
function show(questions: QuestionReview[]): void {
  render(<FullReview questions={questions} />);
  const open = questions.map(({ isRight, right }) => !isRight && Boolean(right));
  for (const [at, question] of screen.getAllByRole('group').entries()) {
    expect(question.hasAttribute('open')).toBe(open[at]);
    question.toggleAttribute('open', true);
  }
}

test('a mistake shows what was chosen, what was right, why each, and what to read', () => {
  show([mistake]);
  const card = within(cards()[0]!);
  expect(card.getByText('Вопрос 1 из 1')).toBeVisible();
  expect(card.getByText('Ошибка')).toBeVisible();
  const [chosen, right] = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chosen).toBe('Ваш ответ, неверно: ВодойВода жир не растворяет.');
  expect(right).toBe('Верный ответ, не выбран: Маслом');
  expect(card.getByText('Жир растворяется жиром.', { exact: false })).toBeVisible();
  expect(card.getByRole('link', { name: 'Очищение без скрипа' })).toHaveAttribute(
    'href',
    mistake.reading?.href,
  );
  expect(card.getByText('Объяснение.')).toBeVisible();
  expect(screen.queryByText(/верные ответы скрыты/)).toBeNull();
});

test('what to read carries its advertising marking', () => {
  const erid = { needErid: true, eridToken: '2Vtz', eridSource: 'ООО «Пример»' };
  render(<FullReview questions={[{ ...mistake, reading: { ...mistake.reading!, ...erid } }]} />);
  expect(screen.getByText('ООО «Пример». ERID 2Vtz')).toBeInTheDocument();
});

test('what may be taken again gives a hint and keeps the key', () => {
  const options = [option('Водой', { isChosen: true, isRight: false })];
  show([{ ...mistake, right: null, options }]);
  expect(
    screen.getByText(
      'Тест можно пройти ещё раз, поэтому верные ответы скрыты. Откройте вопрос: внутри подсказка.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Жир растворяется жиром.', { exact: false })).toHaveTextContent(/^Подсказка\./);
  expect(screen.queryByText('Маслом')).toBeNull();
});

test('a right answer and none at all are told apart, in words', () => {
  const right = { ...mistake, isRight: true, options: [option('Маслом', { isChosen: true, isRight: true })] };
  const none = {
    ...mistake,
    chosen: [],
    options: [option('Маслом', { isRight: true })],
    why: null,
    reading: null,
  };
  show([right, none]);
  const [first, second] = cards();
  expect(within(first!).getByText('Ваш ответ, верно')).toBeVisible();
  expect(within(second!).getByText('Без ответа')).toBeVisible();
  expect(within(second!).queryByText(/Объяснение|Подсказка/)).toBeNull();
});

test('a question of several answers is not called an error over answers that are right', () => {
  const oil = option('Маслом', { isChosen: true, isRight: true });
  const few = { ...mistake, options: [oil, option('Бальзамом', { isRight: true })] };
  const partly = { ...mistake, options: [oil, option('Водой', { isChosen: true, isRight: false })] };
  show([few, partly]);
  const [first, second] = cards().map((card) => within(card));
  expect(first!.getByText('Верно, но не все ответы')).toBeVisible();
  expect(first!.getByText('Верный ответ, не выбран')).toBeVisible();
  expect(second!.getByText('Верно не всё')).toBeVisible();
  expect(screen.queryByText('Ошибка')).toBeNull();
});

test('what all questions lead to is said once, over them', () => {
  show([mistake, { ...mistake, text: 'Когда?' }]);
  expect(screen.getAllByRole('link', { name: 'Очищение без скрипа' })).toHaveLength(1);
  for (const card of cards()) expect(within(card).queryByRole('link')).toBeNull();
});

test('different reading stands under its own question', () => {
  const other = { ...mistake, reading: { title: 'Кожа зимой', href: '/cerave/news/zima' } };
  show([mistake, other]);
  expect(within(cards()[1]!).getByRole('link', { name: 'Кожа зимой' })).toBeVisible();
});

test('several right answers wait behind one line, errors before them keep their numbers', () => {
  const right = { ...mistake, isRight: true, options: [option('Маслом', { isChosen: true, isRight: true })] };
  render(<FullReview questions={[right, mistake, right]} />);
  const fold = screen.getByText(/^Показать 2\sверных ответа$/).closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(within(fold).getAllByText(/^Вопрос [13] из 3$/)).toHaveLength(2);
  expect(fold).not.toContainElement(screen.getByText('Вопрос 2 из 3'));
});

test('one right answer is no wall', () => {
  render(<FullReview questions={[{ ...mistake, isRight: true }, mistake]} />);
  expect(screen.queryByText(/^Показать/)).toBeNull();
  expect(cards()).toHaveLength(2);
});
