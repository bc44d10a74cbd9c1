import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { Button } from './button';

it('does nothing while it is loading, and says so', async () => {
  const act = vi.fn();
  const { user, rerender } = renderWithUser(<Button onClick={act}>Да</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button onClick={act} loading>
      Да
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('stops being a submit button while it is loading', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = renderWithUser(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Отправить
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});
