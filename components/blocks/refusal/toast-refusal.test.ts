import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { toastRefusal } from './toast-refusal';

vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));
beforeEach(() => void vi.mocked(toast).mockClear());

const problem = (code: string) => [{ status: '503', code, title: 'x', detail: 'Идут работы.' }];

test.each([
  ['an ended session', new CallError(401)],
  ['another person’s session', new CallError(403, problem('other-person'))],
  ['technical work', new CallError(503, problem('technical-work'))],
])('%s has a window of its own', (_, error) => {
  toastRefusal(error);
  expect(toast).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', new CallError(403)],
  ['a service that is away', new CallError(503)],
  ['a defect', new TypeError('x')],
])('%s is said', (_, error) => {
  toastRefusal(error);
  expect(toast).toHaveBeenCalledOnce();
});
