import { QueryClient, QueryClientProvider, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '@/api/core/call-error';
import { saveDraft } from '@/api/drafts/queries';
import { TextField } from '@/components/forms/text-field';
import { PopupHost } from '@/components/popups/host';
import { closeAllPopups, dropPopup, openedPopups } from '@/components/popups/store';
import { renderWithUser } from '@/tests/helpers/render';
import { EditorForm } from '@/components/blocks/editor/editor-form';
import { noteDropped } from '@/components/blocks/editor/kept-here';

vi.mock('@/api/drafts/queries', () => ({
  saveDraft: vi.fn(),
  dropDraft: vi.fn(() => Promise.resolve()),
  readDraft: vi.fn(),
}));
vi.mock('next/navigation', () => ({ usePathname: () => '/lk/content/7/edit' }));

const LIST = '/lk/content';
const save = vi.mocked(saveDraft);
const followed = vi.fn();
const kept = { id: 'article-7', values: '', seenAt: null, writer: '', savedAt: '2026-11-20T11:05:00.000Z' };
const saved = { values: { title: 'Кожа' }, seenAt: 'v1' };

const PLACE = { kind: 'article', subject: '7', owner: '1' } as const;

function open() {
  return renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
      <a
        href={LIST}
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        К списку
      </a>
      <EditorForm
        place={PLACE}
        label="Материал"
        labels={{ title: 'Название' }}
        words={(_, value) => String(value)}
        schema={z.object({ title: z.string() })}
        save={() => Promise.resolve(saved)}
        latest={() => Promise.resolve(saved)}
        draft={null}
        {...{ saved }}
      >
        <TextField name="title" label="Название" />
      </EditorForm>
    </QueryClientProvider>,
  );
}
const title = () => screen.getByRole('textbox', { name: 'Название' });
const link = () => screen.getByRole('link', { name: 'К списку', hidden: true });
const away = () => save.mockRejectedValue(new CallError(0, [{ status: '0', code: 'network' }]));
const back = async () => {
  const gone = new Promise((next) =>
    window.addEventListener('popstate', next, { once: true, capture: true }),
  );
  window.history.back();
  await act(async () => void (await gone));
};

beforeEach(() => {
  noteDropped(PLACE);
  localStorage.clear();
  followed.mockReset();
  save.mockReset().mockResolvedValue(kept);
  window.history.replaceState({ page: 'list' }, '', '/lk/content');
  window.history.pushState({ page: 'editor' }, '', '/lk/content/7/edit');
});
afterEach(() => {
  act(() => {
    onlineManager.setOnline(true);
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

test('nothing typed, or typed and kept: a link is followed unasked', async () => {
  const { user } = open();
  await user.click(link());
  expect(followed).toHaveBeenCalledOnce();
  await user.type(title(), '!');
  await user.click(link());
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(2));
  expect(save).toHaveBeenCalledOnce();
  expect(openedPopups()).toEqual([]);
});

test('what can’t be kept asks first: stay, or leave without a network too', async () => {
  away();
  onlineManager.setOnline(false);
  const { user } = open();
  await user.type(title(), '!');
  await user.click(link());
  expect(await screen.findByText(/есть только на этом устройстве/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(followed).not.toHaveBeenCalled();
  expect(title()).toHaveValue('Кожа!');
  await user.click(link());
  await user.click(await screen.findByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
});

test('«Назад» waits for the draft, and goes once it is kept', async () => {
  const { user } = open();
  await user.type(title(), '!');
  await back();
  await waitFor(() => expect(window.location.pathname).toBe('/lk/content'));
  expect(window.history.state).toEqual({ page: 'list' });
  expect(save).toHaveBeenCalledOnce();
  expect(openedPopups()).toEqual([]);
});

test('«Назад» with a draft that can’t be kept stays on the page, which the router never left, and asks', async () => {
  away();
  const router = vi.fn();
  window.addEventListener('popstate', router);
  const { user } = open();
  await user.type(title(), '!');
  await back();
  expect(await screen.findByRole('dialog', { name: 'Уйти со страницы?' })).toBeVisible();
  expect(window.location.pathname).toBe('/lk/content/7/edit');
  expect(router).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(window.location.pathname).toBe('/lk/content'));
  expect(router).toHaveBeenCalledOnce();
  window.removeEventListener('popstate', router);
});

test('a press for a new tab and a place of this page are nobody’s business', async () => {
  away();
  const { user } = open();
  await user.type(title(), '!');
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  expect(followed).toHaveBeenCalledOnce();
  link().setAttribute('href', '#text');
  await user.click(link());
  expect(followed).toHaveBeenCalledTimes(2);
  expect(openedPopups()).toEqual([]);
});
