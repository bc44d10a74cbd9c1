import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Expert } from '@/api/user/queries';
import { ExpertCard } from './expert-card';

const expert = (takesQuestions: boolean) =>
  ({
    ...{ id: '7', firstName: 'Ольга', middleName: null, lastName: 'Белова' },
    profile: { position: 'Тренер', shortDescription: 'Уход', image: null, takesQuestions },
  }) as unknown as Expert;
const show = (takesQuestions: boolean) =>
  render(<ExpertCard expert={expert(takesQuestions)} answers={0} first={false} />);

test('who takes no questions says why, and whom to ask', () => {
  show(false);
  expect(screen.queryByRole('link', { name: /Задать вопрос/ })).toBeNull();
  expect(screen.getByText(/на вопросы здесь не отвечает/)).toHaveTextContent(/любому эксперту/);
});

test('who takes them is asked', () => {
  show(true);
  expect(screen.getByRole('link', { name: /Задать вопрос/ })).toBeVisible();
  expect(screen.queryByText(/не отвечает/)).toBeNull();
});
