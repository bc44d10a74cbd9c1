import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { writeAccount } from '@/lib/pwa/account';
import { renderWithUser } from '@/tests/helpers/render';
import { storedDraft, waitingDrafts } from '../test-draft/draft';
import { outboxWords } from './outbox-bar';
import { OutboxList } from './outbox-list';
import { sendDrafts } from './send-drafts';

beforeEach(() => {
  localStorage.clear();
  writeAccount('7');
  storedDraft({ kind: 'test', userId: '7', id: '12', attempt: 'first', title: 'Барьер кожи' }).put('1', {
    optionIds: ['3'],
    at: 5,
    was: [],
  });
});

test('answers that the services refuse stand with the test’s name and the reason, and can be put away', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const gone = new CallError(404, [{ status: '404', code: 'missing', detail: 'Тест закрыт.' }]);
  const load = vi.fn().mockRejectedValue(gone);
  expect(await sendDrafts('7', { test: load, 'programme-test': load, survey: load })).toBe(0);
  const { user } = renderWithUser(<OutboxList />);
  const line = screen.getByRole('listitem');
  expect(line).toHaveTextContent('Барьер кожи');
  expect(line).toHaveTextContent('Ответы теста: 1 ответ на этом устройстве');
  expect(line).toHaveTextContent(gone.message);

  await sendDrafts('7', { test: load, 'programme-test': load, survey: load });
  expect(load, 'refused once, it is not asked again and again').toHaveBeenCalledOnce();
  const outbox = { userId: '7', online: true, entries: [], tests: waitingDrafts('7') };
  expect(outboxWords(outbox)).toBe('Не отправлено: 1');

  await user.click(screen.getByRole('button', { name: 'Открыть тест' }));
  expect(assign).toHaveBeenCalledWith('/lk/tests/12');
  await user.click(screen.getByRole('button', { name: 'Убрать' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(waitingDrafts('7')).toEqual([]);
});

test('answers of one person wait while the browser has somebody else’s session', async () => {
  const others = new CallError(403, [{ status: '403', code: OTHER_PERSON }] as never);
  await expect(
    sendDrafts('7', { test: () => Promise.reject(others), 'programme-test': vi.fn(), survey: vi.fn() }),
  ).rejects.toBe(others);
  expect(waitingDrafts('7')).toMatchObject([{ kind: 'test', id: '12' }]);
  expect(waitingDrafts('7')[0]?.problem).toBeUndefined();
});
