import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { readTopic, saveTopic } from '@/api/timetable/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

const topic = {
  ...{
    id: '3',
    name: 'Церамиды',
    markId: 'cerave',
    markName: 'CeraVe',
    description: 'О липидах',
    image: null,
  },
  ...{ isArchived: false, canManage: true, trainings: [], updatedAt: '2026-11-20T12:00:00.000Z' },
};
const { refresh, shown } = vi.hoisted(() => ({ refresh: vi.fn(), shown: { topic: {} as object } }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/lk/trainings' }));
vi.mock('@/api/select/queries', () => {
  const items = [
    { id: '1', slug: 'cerave', name: 'CeraVe' },
    { id: '2', slug: 'vichy', name: 'Vichy' },
  ];
  return { marksQuery: () => ({ queryKey: ['marks'], queryFn: () => Promise.resolve({ items }) }) };
});
vi.mock('@/api/timetable/queries', () => ({
  ...{ makeTopic: vi.fn(), saveTopic: vi.fn(), readTopic: vi.fn() },
  topicListQuery: () => ({ queryKey: ['topics'], queryFn: () => Promise.resolve({ items: [shown.topic] }) }),
}));

const changed = () =>
  new CallError(409, [{ status: '409', code: 'changed-since', detail: 'Сохранил Борис Белов.' }]);
const LATER = '2026-11-20T12:05:00.000Z';
/** What has been saved meanwhile. */
const meanwhile = (more: object) =>
  vi.mocked(readTopic).mockResolvedValue({ ...topic, updatedAt: LATER, ...more } as never);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const lastSent = () => vi.mocked(saveTopic).mock.lastCall?.[1];

async function open() {
  shown.topic = topic;
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('training-topic', { topic: { id: '3', isArchived: false } }));
  await screen.findByRole('dialog', { name: 'Изменить тему' });
  await screen.findByRole('textbox', { name: 'Название темы' });
  return user;
}
async function retype(user: Awaited<ReturnType<typeof open>>, name: string | RegExp, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

beforeEach(() => {
  vi.mocked(saveTopic).mockReset();
  vi.mocked(readTopic).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

test('what is saved names the version it was written over', async () => {
  vi.mocked(saveTopic).mockResolvedValue(topic as never);
  const user = await open();
  await retype(user, 'Название темы', 'Барьер кожи');
  await user.click(press('Сохранить'));
  await vi.waitFor(() => expect(lastSent()).toMatchObject({ name: 'Барьер кожи', seenAt: topic.updatedAt }));
});

test('of two editors the second sees both versions, takes the other’s name and keeps the own words', async () => {
  vi.mocked(saveTopic)
    .mockRejectedValueOnce(changed())
    .mockResolvedValue(topic as never);
  meanwhile({ name: 'Имя Бориса' });
  const user = await open();
  await retype(user, /^Описание/, 'О церамидах');
  await user.click(press('Сохранить'));
  const versions = await screen.findByRole('heading', { name: 'Две версии' });
  await vi.waitFor(() => expect(versions).toHaveFocus());
  expect(screen.getByText(/Сохранил Борис Белов\. Ваши правки целы/)).toBeVisible();
  expect(field(/^Описание/)).toHaveValue('О церамидах');
  // typing goes on beside the choice
  await user.type(field(/^Описание/), ' и липидах');
  await user.click(press('Взять выбранное'));
  expect(screen.queryByRole('heading', { name: 'Две версии' })).toBeNull();
  expect(field('Название темы')).toHaveValue('Имя Бориса');
  expect(field('Название темы')).toHaveFocus();
  expect(field(/^Описание/)).toHaveValue('О церамидах и липидах');
  await user.click(press('Сохранить'));
  await vi.waitFor(() =>
    expect(lastSent()).toMatchObject({
      ...{ name: 'Имя Бориса', description: 'О церамидах и липидах', seenAt: LATER },
    }),
  );
});

test('where both changed one field, the own text is offered first and the other one can be taken', async () => {
  vi.mocked(saveTopic).mockRejectedValueOnce(changed());
  meanwhile({ name: 'Имя Бориса', markId: 'vichy' });
  const user = await open();
  await retype(user, 'Название темы', 'Своё имя');
  await user.click(press('Сохранить'));
  const both = await screen.findByRole('group', { name: /Название темы.*меняли оба/ });
  expect(both).toHaveTextContent('Своё имя');
  expect(both).toHaveTextContent('Имя Бориса');
  expect(screen.getByRole('group', { name: 'Бренд' })).toHaveTextContent('Vichy');
  await user.click(press('Всё сохранённое'));
  await user.click(press('Взять выбранное'));
  expect(field('Название темы')).toHaveValue('Имя Бориса');
});

test('a topic that has only gone to the archive meanwhile is saved without a question', async () => {
  vi.mocked(saveTopic)
    .mockRejectedValueOnce(changed())
    .mockResolvedValue(topic as never);
  meanwhile({ isArchived: true });
  const user = await open();
  await retype(user, 'Название темы', 'Барьер кожи');
  await user.click(press('Сохранить'));
  await vi.waitFor(() => expect(lastSent()).toMatchObject({ name: 'Барьер кожи', seenAt: LATER }));
  expect(screen.queryByRole('heading', { name: 'Две версии' })).toBeNull();
});

test('a topic that is gone says so, and what was typed stays', async () => {
  vi.mocked(saveTopic).mockRejectedValue(changed());
  vi.mocked(readTopic).mockResolvedValue(null);
  const user = await open();
  await retype(user, 'Название темы', 'Барьер кожи');
  await user.click(press('Сохранить'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Сохранил Борис Белов.');
  expect(field('Название темы')).toHaveValue('Барьер кожи');
});
