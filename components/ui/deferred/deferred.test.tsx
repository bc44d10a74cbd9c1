import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { Deferred } from './deferred';

const Greeting = ({ name }: { name: string }) => <p>Здравствуйте, {name}</p>;

test('a part whose code comes is shown with what it is given, and what it is given later', async () => {
  const load = () => Promise.resolve(Greeting);
  const { rerender } = renderWithUser(<Deferred load={load} name="Анна" />);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeVisible();
  rerender(<Deferred load={load} name="Мария" />);
  expect(screen.getByText('Здравствуйте, Мария')).toBeVisible();
});

test('one whose code does not come says so in its place and is asked for again', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Greeting);
  const { user } = renderWithUser(<Deferred load={load} name="Анна" />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Не удалось загрузить');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const again = screen.getByRole('button', { name: 'Повторить' });
  expect(again).toHaveFocus();
  await vi.waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await user.click(again);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
