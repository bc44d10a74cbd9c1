import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LeaveForms } from '@/components/blocks/user-menu/leave-forms';
import { SignOut } from '@/components/blocks/user-menu/sign-out';
import { renderWithUser } from '@/tests/helpers/render';
import { LeaveButton } from './leave-button';

const leave = vi.hoisted(() => vi.fn());
vi.mock('@/components/blocks/user-menu/leave', () => ({ leave }));

test.each([
  ['the menu', SignOut],
  ['the account', LeaveButton],
])('«Выйти» of %s is a form that needs no script; a script leaves in its own way', async (_, Way) => {
  leave.mockReset();
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <Way />
      <LeaveForms />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Выйти' });
  const form = button.closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/session/leave', 'post']);
  expect(button.closest('[data-script]')).toBeNull();
  const sent = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('submit', sent);
  await user.click(button);
  document.removeEventListener('submit', sent);
  expect(sent).toHaveReturnedWith(true);
  expect(leave).toHaveBeenCalledOnce();
});
