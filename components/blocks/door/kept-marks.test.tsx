import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { checkIn } from '@/api/door/queries';
import { sendOutbox } from '@/components/blocks/outbox/send-outbox';
import { putIntent } from '@/lib/pwa/outbox';
import { KeptMarks } from './kept-marks';

vi.mock('@/api/door/queries', () => ({ checkIn: vi.fn() }));
vi.mock('@/components/blocks/outbox/actor', () => ({ actor: () => '7' }));
beforeEach(() => localStorage.clear());

const WORDS = 'Управление посещениями недоступно. Зимина Вера: отметка пришла слишком поздно.';

test.each([
  ['visits-unavailable', WORDS],
  ['registration-ended', 'Зимина Вера: запись отменена или перенесена.'],
])(
  'a mark refused with %s stays, in the words of the services, until it is put away',
  async (code, words) => {
    const data = { id: '5', registrationId: '31', source: 'manual', visitedAt: '2026-11-24T09:00:00.000Z' };
    putIntent('7', { key: 'visit:5:31', kind: 'visit', title: 'Визит', on: true, data, at: 1 });
    vi.mocked(checkIn).mockRejectedValueOnce(
      new CallError(409, [{ status: '409', code, detail: words }] as never),
    );
    await sendOutbox('7');
    render(<KeptMarks trainingId="5" />);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Убрать' })).toBeTruthy();
  },
);
