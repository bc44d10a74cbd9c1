import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { GetForm } from './get-form';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push }),
}));

function form(still?: boolean) {
  return (
    <GetForm action="/lk/learnings" still={still}>
      <input type="hidden" name="type" value="test" />
      <input name="search" aria-label="Что искать" />
      <input type="checkbox" name="mark" value="lrp" aria-label="La Roche-Posay" />
      <input type="checkbox" name="mark" value="vichy" aria-label="Vichy" />
      <button>Найти</button>
    </GetForm>
  );
}

it('goes to the page its fields name, each value of a group by itself', async () => {
  const { user } = renderWithUser(form());
  await user.click(screen.getByLabelText('La Roche-Posay'));
  await user.click(screen.getByLabelText('Vichy'));
  await user.type(screen.getByLabelText('Что искать'), 'крем & уход{Enter}');
  expect(push).toHaveBeenLastCalledWith(
    `/lk/learnings?type=test&search=${new URLSearchParams({ q: 'крем & уход' }).toString().slice(2)}&mark=lrp&mark=vichy`,
    { scroll: true },
  );
});

it('writes no empty field, leaves the scroll where the list changes, and works before any script', async () => {
  const { user } = renderWithUser(form(true));
  await user.click(screen.getByRole('button'));
  expect(push).toHaveBeenLastCalledWith('/lk/learnings?type=test', { scroll: false });
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/lk/learnings');
});
