import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { ErrorPage } from './error-page';

afterEach(() => vi.restoreAllMocks());

test('what may pass is tried again at the same address', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = renderWithUser(<ErrorPage status={500} />);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Перейти на главную' })).toHaveAttribute('href', '/');
});

test('a page that is not there is not tried again', () => {
  renderWithUser(<ErrorPage status={404} />);
  expect(screen.queryByText('Повторить')).toBeNull();
});
