import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answerOf } from '@/lib/domain/surveys';
import { dependentQuestions } from '@/tests/helpers/given-surveys';
import { renderWithUser } from '@/tests/helpers/render';
import { SurveyForm } from './survey-form';
import { appearedWords, useAsked } from './use-asked';

const { first, second, questions, dependentQuestion } = dependentQuestions();
const send = vi.fn();

function Taken() {
  const [choices, setChoices] = useState<Record<string, readonly string[]>>({});
  const answers = Object.entries(choices).map(([id, chosen]) => answerOf(id, chosen));
  const { asked, missing, appeared } = useAsked({ questions, dependentQuestion }, answers);
  return (
    <>
      <p>{appeared}</p>
      <SurveyForm
        {...{ asked, missing, choices, send }}
        closed={false}
        busy={false}
        onAnswer={(id, chosen) => setChoices((before) => ({ ...before, [id]: chosen }))}
      />
    </>
  );
}

test('what is missing keeps it from being sent; a question that depends comes, is told, and goes', async () => {
  const { user } = renderWithUser(<Taken />);
  const press = () => user.click(screen.getByRole('button', { name: 'Отправить ответы' }));
  await press();
  expect(screen.getByText('Осталось ответить на 1 вопрос')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: 'Да' }));
  expect(screen.getByText('Появился вопрос: Что мешает?')).toBeVisible();
  const depends = screen.getByRole('region', { name: /Что мешает\?/ });
  await user.type(within(depends).getByLabelText('Свой ответ'), 'мало времени');
  await press();
  expect(send).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('radio', { name: 'Нет' }));
  expect(screen.queryByRole('region', { name: /Что мешает\?/ })).toBeNull();
});

test('one question, several, or fewer: each is told', () => {
  expect(appearedWords([], [first, second])).toBe('Появилось 2 вопроса');
  expect(appearedWords([first, second], [first])).toBe('Вопросов осталось: 1');
  expect(appearedWords([first], [first])).toBe('');
});
