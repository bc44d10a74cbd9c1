import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { ClosingAct } from './closing-act';

interface Asked {
  onYes: () => unknown;
}
const { close, asked } = vi.hoisted(() => ({
  close: vi.fn<(body: { idempotencyKey: string }) => void>(),
  asked: [] as Asked[],
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@/api/programme/queries', () => ({ useClosing: () => ({ mutateAsync: close }) }));
vi.mock('@/api/runs/queries', () => ({ useNewestRun: () => null }));
vi.mock('@/components/blocks/run-progress/run-progress', () => ({ RunProgress: () => null }));
vi.mock('@/components/popups/store', () => ({
  openPopup: (_: string, props: Asked) => void asked.push(props),
}));

beforeEach(() => {
  close.mockClear();
  asked.length = 0;
});

test('an answer that is tried again is one closing; the next press, with as much left, is another', async () => {
  const left = { people: 1, points: 20 };
  const { user } = renderWithUser(
    <ClosingAct left={left} opensAt={null} isClosed={false} run={null} undo={null} />,
  );
  await user.click(screen.getByRole('checkbox'));
  const press = () => user.click(screen.getByRole('button'));
  await press();
  asked[0]?.onYes();
  asked[0]?.onYes();
  await press();
  asked[1]?.onYes();
  const keys = close.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
