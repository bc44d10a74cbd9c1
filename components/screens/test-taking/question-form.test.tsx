import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { QuestionForm } from './question-form';

const option = (id: string, text: string) => ({ id, text, image: null });
const question = {
  id: '1',
  text: 'Что посоветуете?',
  type: 'single_choice' as 'single_choice' | 'multiple_choice',
  image: null,
  options: [option('10', 'Крем'), option('11', 'Скраб')],
};

function form(more: Partial<Parameters<typeof QuestionForm>[0]> = {}) {
  const actions = { onAnswer: vi.fn(), onBack: vi.fn(), onNext: vi.fn() };
  const element = (
    <QuestionForm
      question={question}
      number={2}
      total={3}
      hint="Выберите всё верное"
      chosen={[]}
      state="none"
      heading={createRef()}
      last={false}
      closed={false}
      {...actions}
      {...more}
    />
  );
  return { element, ...actions };
}

it('a press anywhere on an option answers; Enter goes on', async () => {
  const { element, onAnswer, onNext } = form();
  const { user } = renderWithUser(element);
  await user.click(screen.getByText('Скраб'));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(['11']);
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('says what to choose, and lets several be chosen', async () => {
  const { element, onAnswer } = form({ question: { ...question, type: 'multiple_choice' }, chosen: ['10'] });
  const { user } = renderWithUser(element);
  expect(screen.getByRole('group', { name: 'Выберите всё верное' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Скраб' }));
  expect(onAnswer).toHaveBeenLastCalledWith(['10', '11']);
});

it('a closed test takes neither answers nor steps', async () => {
  const { element, onAnswer, onNext } = form({ closed: true, state: 'closed' });
  const { user } = renderWithUser(element);
  await user.click(screen.getByText('Крем'));
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onNext).not.toHaveBeenCalled();
});

it('a choice made before the script came is an answer', async () => {
  const { element, onAnswer } = form();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(element);
  page.querySelector<HTMLInputElement>('input[value="11"]')!.checked = true;
  await act(async () => {
    hydrateRoot(page, element);
  });
  expect(onAnswer).toHaveBeenCalledWith(['11']);
  page.remove();
});

it('a double click goes one question on, not two', async () => {
  const { element, onNext, onBack } = form();
  const { user } = renderWithUser(element);
  await user.dblClick(screen.getByRole('button', { name: /Дальше/ }));
  expect(onNext).toHaveBeenCalledOnce();
  await user.dblClick(screen.getByRole('button', { name: /Назад/ }));
  expect(onBack).toHaveBeenCalledOnce();
});

it('is called saved only where it has an answer', () => {
  const { unmount } = renderWithUser(form({ state: 'saved' }).element);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  unmount();
  renderWithUser(form({ state: 'saved', chosen: ['10'] }).element);
  expect(screen.getByRole('status')).toHaveTextContent('Сохранено');
});

it('once sent, nothing turns on: the way to the result stands in its place', () => {
  renderWithUser(form({ state: 'sent', closed: true, last: true }).element);
  expect(screen.getByText('Ответы отправлены')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Завершить тест' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Показать результат' })).toBeEnabled();
});
