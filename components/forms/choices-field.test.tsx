import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderWithUser } from '@/tests/helpers/render';
import { ChoicesField } from './choices-field';
import { Form, SubmitButton } from './form';

const schema = z.object({ tags: z.array(z.string()) });
const all = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `t${String(at)}`, title: `Тема ${String(at)}` }));

function open(count: number) {
  const onSubmit = vi.fn();
  const choices = [...all(count), { value: 'syn', title: 'Сёрум' }];
  return {
    onSubmit,
    ...renderWithUser(
      <Form schema={schema} defaults={{ tags: ['t1'] }} label="Проба" onSubmit={onSubmit}>
        <ChoicesField name="tags" label="Темы" choices={choices} />
        <SubmitButton>Отправить</SubmitButton>
      </Form>,
    ),
  };
}

test('a long list is looked through, and what is hidden stays chosen', async () => {
  const { user, onSubmit } = open(40);
  await user.type(screen.getByRole('searchbox', { name: 'Найти: Темы' }), 'серум{Enter}');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Сёрум' }));
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ tags: ['t1', 'syn'] });
});

test('a short list is read as it is', () => {
  open(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
