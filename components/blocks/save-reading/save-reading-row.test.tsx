import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeAccount } from '@/lib/pwa/account';
import { listSaved } from '@/lib/pwa/saved-reading';
import { renderWithUser } from '@/tests/helpers/render';
import { savedItem } from '@/tests/helpers/saved-item';
import { SaveReadingRow } from './save-reading-row';

const kept = async () => (await listSaved('7')).map(({ address, visited = false }) => ({ address, visited }));
const show = () => {
  const item = savedItem();
  return renderWithUser(
    <>
      <div id="text">
        <p>Текст</p>
      </div>
      <SaveReadingRow userId="7" item={item} from={{ element: 'text' }} picture="/lead.webp" />
    </>,
  );
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  writeAccount('7');
  history.replaceState(null, '', '/news/barrier');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
});
afterEach(() => vi.unstubAllGlobals());

test('an article that is opened is kept unasked, and still offered', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Скачать для чтения без сети' })).toBeVisible();
  await vi.waitFor(async () => expect(await kept()).toEqual([{ address: '/news/barrier', visited: true }]));
});

test('left before its pictures have come, it is kept under its own address', async () => {
  let come = (_: Response) => {};
  const fetch = vi.fn(() => new Promise<Response>((resolve) => (come = resolve)));
  vi.stubGlobal('fetch', fetch);
  show();
  await screen.findByRole('button', { name: 'Скачать для чтения без сети' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  history.replaceState(null, '', '/news/other');
  come(new Response('picture'));
  await vi.waitFor(async () => expect(await kept()).toEqual([{ address: '/news/barrier', visited: true }]));
});

test('asked for, it is no longer one of the opened; removed, it does not come back by itself', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Скачать для чтения без сети' }));
  const remove = await screen.findByRole('button', { name: 'Удалить с устройства' });
  expect(await kept()).toEqual([{ address: '/news/barrier', visited: false }]);
  await user.click(remove);
  expect(await screen.findByRole('button', { name: 'Скачать для чтения без сети' })).toBeVisible();
  expect(await kept()).toEqual([]);
});
