import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { renderWithUser } from '@/tests/helpers/render';
import { QuestionTools } from './question-tools';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

afterEach(() => {
  for (const { key } of openedPopups()) forgetPopup(key);
});

const question = {
  ...{ id: '1', text: 'Можно ли летом?', specialist: null, updatedAt: '2026-11-20T09:00:00Z' },
  ...{ isActive: true, canAnswer: false, answeredAt: null },
};

test.each([
  ['Скрыть', false, 'Скрыть вопрос?'],
  ['Показать', true, 'Показать вопрос?'],
  ['Удалить', false, 'Удалить вопрос?'],
])('%s is asked as a question', async (button, isHidden, title) => {
  const { user } = renderWithUser(<QuestionTools question={{ ...question, isHidden }} manages />);
  await user.click(screen.getByRole('button', { name: button }));
  expect(openedPopups().map(({ name, props }) => [name, (props as { title: string }).title])).toEqual([
    ['confirm', title],
  ]);
});
