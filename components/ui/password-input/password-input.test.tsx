import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { PasswordInput } from './password-input';

it('shows what was typed and hides it again, without sending the form', async () => {
  let sent = 0;
  const { user } = renderWithUser(
    <form onSubmit={() => (sent += 1)}>
      <PasswordInput id="password" aria-label="Пароль" defaultValue="Qwerty12" />
    </form>,
  );
  const input = screen.getByLabelText('Пароль');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('Qwerty12');
  expect(sent).toBe(0);
});
