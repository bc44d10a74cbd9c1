import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { cancelRun, listRuns } from '@/api/runs/endpoints';
import type { Run } from '@/api/runs/queries';
import { exportAccount } from '@/api/user/endpoints';
import { renderWithUser } from '@/tests/helpers/render';
import { MyDataPart } from './my-data-part';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const RUN: Run = {
  ...{
    id: '7',
    kind: 'account-data',
    subject: '',
    status: 'process',
    progress: 30,
    total: 120,
    result: null,
  },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', finishedAt: null, file: null },
};
const FILE = { name: 'Мои данные.zip', size: 2048, expiresAt: '2026-11-27T09:00:00.000Z' };
const DONE: Run = { ...RUN, status: 'done', progress: 120, file: FILE };

/** What the services know. */
let kept: Run | null;
beforeEach(() => {
  kept = null;
  call.mockReset();
  call.mockImplementation((endpoint: unknown) => {
    if (endpoint === listRuns) return Promise.resolve({ items: kept ? [kept] : [], meta: {} });
    if (endpoint === exportAccount)
      return Promise.resolve((kept = { ...RUN, status: 'queued', progress: 0, total: 0 }));
    if (endpoint === cancelRun) return Promise.resolve((kept = { ...RUN, status: 'cancelled' }));
    return Promise.reject(new Error('unknown call'));
  });
});

const part = (first: Run | null) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <MyDataPart first={first} />
  </QueryClientProvider>
);
const show = (first: Run | null) => {
  kept = first;
  return renderWithUser(part(first));
};
const said = () => screen.getByRole('status').textContent;

test('begun here, it goes on by itself to its end, which alone is read aloud', async () => {
  const { user } = show(null);
  await user.click(screen.getByRole('button', { name: 'Скачать мои данные' }));
  expect(await screen.findByText(/В очереди/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Скачать мои данные' })).toBeNull();
  kept = RUN;
  const bar = await screen.findByRole('progressbar', { name: 'Сбор данных' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '25'));
  expect(screen.getByText(/25.%: 30 из 120/)).toBeVisible();
  expect(said()).toBe('');
  kept = DONE;
  const link = await screen.findByRole('link', { name: /Скачать файл, 2.КБ/ });
  expect(link).toHaveAttribute('href', '/api/v1/me/runs/7/file');
  expect(said()).toBe('Сбор данных: Готово');
  expect(screen.getByText(/Хранится до 27 ноября/)).toBeVisible();
});

test('left and found again in its middle, it is cancelled', async () => {
  const { user } = show(RUN);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(said()).toBe('Сбор данных: Отменено'));
  expect(call).toHaveBeenCalledWith(cancelRun, { params: { id: '7' } });
  expect(screen.getByRole('button', { name: 'Скачать мои данные' })).toBeEnabled();
});

test('one whose file is gone offers no link', () => {
  show({ ...DONE, file: null });
  expect(screen.queryByRole('link')).toBeNull();
});

test('without scripts the server’s words and the link are there', () => {
  const html = renderToStaticMarkup(part(DONE));
  expect(html).toContain('Сбор данных: Готово');
  expect(html).toContain('href="/api/v1/me/runs/7/file"');
  expect(renderToStaticMarkup(part(RUN))).toContain('30 из 120');
});
