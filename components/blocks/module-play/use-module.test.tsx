import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { complete, saveState, type ModuleResult } from '@/api/modules/queries';
import type { ModuleMessage } from '@/lib/validation/module-messages';
import { writeAccount } from '@/lib/pwa/account';
import { readOutbox } from '@/lib/pwa/outbox';
import { useModule } from './use-module';

const parts = vi.hoisted(() => ({
  hear: (_: unknown): void => undefined,
  toast: vi.fn(),
  refresh: vi.fn(),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: parts.refresh }) }));
vi.mock('@/api/modules/queries', () => ({ complete: vi.fn(), saveState: vi.fn() }));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: parts.toast }));
vi.mock('@/components/blocks/package-frame/use-frame-messages', () => ({
  CHANNEL: 'portal-module',
  postToFrame: vi.fn(),
  useFrameMessages: (_: unknown, hear: (message: unknown) => void) => {
    parts.hear = hear;
  },
}));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: { request: vi.fn() }, configurable: true });
});

const RESULT = { points: 20, pointsAwarded: 20 } as ModuleResult;
const done = (score = 1) =>
  ({ channel: 'portal-module', version: 1, type: 'complete', score }) as unknown as ModuleMessage;
const onState = (message: ModuleMessage) => act(async () => parts.hear(message));
const keys = () => vi.mocked(complete).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

function setup(isDraft = false) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const progress = { state: null, stateSavedAt: null, isFinished: false, correctAnswersCount: null };
  const played = {
    id: '5',
    title: 'Мифы',
    isDraft,
    ...progress,
    questionsCount: 3,
    earnedPoints: null,
    repeatDatetime: null,
  };
  const run = { module: played, userId: '7' };
  return renderHook(() => useModule(run), { wrapper }).result;
}

test('a report that the frame sends twice is posted once', async () => {
  let answer = (_: ModuleResult): void => undefined;
  vi.mocked(complete).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const shown = setup();
  await onState(done());
  await onState(done());
  expect(complete).toHaveBeenCalledTimes(1);
  await act(async () => answer(RESULT));
  expect(shown.current.result).toEqual(RESULT);
  expect(parts.refresh).toHaveBeenCalledTimes(1);
});

test('a draft plays for its author: nothing of it is sent or kept', async () => {
  const shown = setup(true);
  await onState({
    channel: 'portal-module',
    version: 1,
    type: 'state',
    state: '{}',
  } as unknown as ModuleMessage);
  await onState(done());
  expect([complete, saveState].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 0]);
  expect([shown.current.saving, shown.current.result, localStorage.length]).toEqual(['idle', null, 0]);
});

test('of what ended in an earlier visit there is news only where it was not heard then', async () => {
  const late = { ...done(0.8), late: true } as ModuleMessage;
  vi.mocked(complete).mockResolvedValueOnce({ ...RESULT, pointsAwarded: 0 });
  const shown = setup();
  await onState(late);
  expect([shown.current.result, parts.refresh.mock.calls.length]).toEqual([null, 1]);
  vi.mocked(complete).mockResolvedValueOnce(RESULT);
  await onState(late);
  expect(shown.current.result).toEqual(RESULT);
});

test('what failed is tried again under its own key; the next time is another one', async () => {
  vi.mocked(complete).mockRejectedValueOnce(new CallError(503)).mockResolvedValue(RESULT);
  setup();
  await onState(done());
  const { action } = parts.toast.mock.calls[0]?.[0] as { action: { onPress(): void } };
  await act(async () => action.onPress());
  const [first, again] = keys();
  expect([keys().length, again]).toEqual([2, first]);
  await onState(done());
  expect(keys()).toHaveLength(3);
  expect(keys()[2]).not.toBe(first);
});

test('another report is posted for itself, under a key of its own', async () => {
  vi.mocked(complete).mockImplementation(() => new Promise(() => undefined));
  setup();
  await onState(done(0.5));
  await onState(done(1));
  expect(new Set(keys()).size).toBe(2);
});

test('without a network the result waits, and nothing more is posted of it', async () => {
  writeAccount('7');
  vi.mocked(complete).mockRejectedValueOnce(new CallError(0));
  setup();
  await onState(done(0.5));
  await onState(done(1));
  expect(complete).toHaveBeenCalledTimes(1);
  expect(readOutbox('7')).toMatchObject([
    { kind: 'module', data: { body: '{"score":0.5}', idempotencyKey: keys()[0] } },
  ]);
  expect(parts.toast).not.toHaveBeenCalled();
});

test('sooner than a person can, the result waits, and is sent when it is time', async () => {
  writeAccount('7');
  const early = new CallError(422, [{ status: '422', code: 'too-soon' } as never], 3);
  vi.mocked(complete).mockRejectedValueOnce(early);
  setup();
  await onState(done());
  expect(vi.mocked(complete).mock.calls[0]?.[0]).toMatchObject({ id: '5', patient: false });
  expect(readOutbox('7')).toMatchObject([{ kind: 'module', data: { idempotencyKey: keys()[0] } }]);
  expect(parts.toast).not.toHaveBeenCalled();
});

test('a module is done after its state has arrived: a course is done only where its state is kept', async () => {
  let arrived = (_: { savedAt: string }): void => undefined;
  const kept = new Promise<{ savedAt: string }>((resolve) => (arrived = resolve));
  vi.mocked(saveState).mockImplementation(() => kept as never);
  vi.mocked(complete).mockResolvedValue(RESULT);
  setup();
  await onState({
    channel: 'portal-module',
    version: 1,
    type: 'state',
    state: '{}',
  } as unknown as ModuleMessage);
  await onState(done());
  expect(complete).not.toHaveBeenCalled();
  await act(async () => arrived({ savedAt: '2026-11-20T09:00:00.000Z' }));
  expect(complete).toHaveBeenCalledOnce();
});
