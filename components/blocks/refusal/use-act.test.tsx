import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { renderWithUser } from '@/tests/helpers/render';
import { useAct } from './use-act';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));

beforeEach(() => {
  refresh.mockReset();
  vi.mocked(toast).mockReset();
});

function Press({ work }: { work: () => Promise<string> }) {
  const { busy, act } = useAct();
  return (
    <button aria-busy={busy} onClick={() => act(work)}>
      Отметить
    </button>
  );
}
const press = async (work: () => Promise<string>) => {
  const { user } = renderWithUser(<Press work={work} />);
  await user.dblClick(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'));
};

test('a double press is one call; what came of it is said and the page asked for anew', async () => {
  let done = (_: string) => {};
  const work = vi.fn(() => new Promise<string>((resolve) => (done = resolve)));
  const { user } = renderWithUser(<Press work={work} />);
  await user.dblClick(screen.getByRole('button'));
  expect(work).toHaveBeenCalledOnce();
  done('Отмечено');
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(toast).toHaveBeenCalledExactlyOnceWith({ text: 'Отмечено', kind: 'good' });
});

test('a refusal is said, and the page that was drawn before it is asked for anew', async () => {
  await press(() => Promise.reject(new CallError(409)));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'bad' }));
  expect(refresh).toHaveBeenCalled();
});

test('without an answer of the services the page stays', async () => {
  await press(() => Promise.reject(new CallError(0)));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'bad' }));
  expect(refresh).not.toHaveBeenCalled();
});
