import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { changeLineNotice, type TrainingSlot } from '@/api/trainings/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { renderWithUser } from '@/tests/helpers/render';
import { LineNotice } from './line-notice';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/api/trainings/queries', () => ({ changeLineNotice: vi.fn() }));
vi.mock('@/components/ui/toast/toast-store', () => ({ toast: vi.fn() }));

const slotIn = (myState: TrainingSlot['myState']) => ({ myState }) as TrainingSlot;
const change = vi.mocked(changeLineNotice);
const select = () => screen.getByRole('combobox', { name: /^Сообщить о месте не позже чем.*«Церамиды»/ });
const said = () => vi.mocked(toast).mock.calls.map(([{ text }]) => String(text).replaceAll(' ', ' '));

function show() {
  const { user } = renderWithUser(<LineNotice waitingId="9" name="Церамиды" hours={12} />);
  return user;
}

beforeEach(() => {
  refresh.mockReset();
  change.mockReset();
  vi.mocked(toast).mockReset();
});

test('takes no choice before its script has come, which would lose it', () => {
  expect(renderToString(<LineNotice waitingId="9" name="Церамиды" hours={12} />)).toMatch(
    /<select[^>]* disabled/,
  );
  show();
  expect(select()).toBeEnabled();
});

test('shows what was chosen, and saves another choice', async () => {
  change.mockResolvedValue(slotIn('waiting'));
  const user = show();
  expect(select()).toHaveDisplayValue(/^за 12\sчасов до начала$/);
  await user.selectOptions(select(), '1');
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(change.mock.calls).toEqual([['9', 1]]);
  expect(said()).toEqual(['Сообщим о месте не позже чем за 1\u00a0час до начала']);
  expect(select()).toHaveValue('1');
});

test('says so when the seat comes at once', async () => {
  change.mockResolvedValue(slotIn('registered'));
  const user = show();
  await user.selectOptions(select(), '1');
  await waitFor(() => expect(said()).toEqual(['Место нашлось: вы записаны']));
});

test('goes back to what is kept when the change is refused', async () => {
  change.mockRejectedValue(
    new CallError(409, [{ status: '409', code: 'not-waiting', detail: 'Вы уже не там.' }]),
  );
  const user = show();
  await user.selectOptions(select(), '1');
  await waitFor(() => expect(said()).toEqual(['Вы уже не там.']));
  expect(select()).toHaveValue('12');
  expect(refresh).toHaveBeenCalledOnce();
});

test('of choices made while one is being saved the last alone follows', async () => {
  let answer = (_: TrainingSlot): void => undefined;
  change.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  change.mockResolvedValue(slotIn('waiting'));
  const user = show();
  for (const hours of ['48', '24', '3']) await user.selectOptions(select(), hours);
  expect(change.mock.calls).toEqual([['9', 48]]);
  answer(slotIn('waiting'));
  await waitFor(() =>
    expect(change.mock.calls).toEqual([
      ['9', 48],
      ['9', 3],
    ]),
  );
  expect(select()).toHaveValue('3');
});
