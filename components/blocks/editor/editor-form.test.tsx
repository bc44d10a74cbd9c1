import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '@/api/core/call-error';
import { saveDraft } from '@/api/drafts/queries';
import { TextField } from '@/components/forms/text-field';
import { renderWithUser } from '@/tests/helpers/render';
import { EditorBar } from './editor-bar';
import { EditorForm, type Version } from './editor-form';
import { noteDropped } from './kept-here';
import { Button } from '@/components/ui/button/button';
import { useEditorState } from './editor-context';

vi.mock('@/api/drafts/queries', () => ({
  saveDraft: vi.fn(),
  dropDraft: vi.fn(() => Promise.resolve()),
  readDraft: vi.fn(),
}));

interface Values extends Record<string, unknown> {
  title: string;
  author: string;
}
const PLACE = { kind: 'article', subject: '7', owner: '1' } as const;
const LABELS = { title: 'Название', author: 'Автор' };
const schema = z.object({ title: z.string().min(1, 'Нужно название.'), author: z.string() });
const saved: Version<Values> = { values: { title: 'Кожа', author: 'Анна' }, seenAt: 'v1' };
const save =
  vi.fn<
    (
      values: Values,
      from: Version<Values>,
      intent: string,
      again: (intent: string) => void,
    ) => Promise<Version<Values> | null | undefined>
  >();
const latest = vi.fn<() => Promise<Version<Values>>>();

function SaveButton() {
  const { send } = useEditorState();
  return <Button onClick={() => send('save')}>Сохранить</Button>;
}

function open(draft: (Version<Values> & { savedAt: string }) | null = null) {
  return renderWithUser(
    <EditorForm<Values>
      place={PLACE}
      label="Материал"
      labels={LABELS}
      words={(_, value) => String(value)}
      {...{ saved, draft, schema, save, latest }}
    >
      <EditorBar state="Черновик">
        <SaveButton />
      </EditorBar>
      <TextField name="title" label="Название" />
      <TextField name="author" label="Автор" />
    </EditorForm>,
  );
}
const title = () => screen.getByRole('textbox', { name: 'Название' });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  noteDropped(PLACE);
  save.mockReset().mockImplementation((values) => Promise.resolve({ values, seenAt: 'v2' }));
  latest.mockReset();
  vi.mocked(saveDraft).mockReset().mockResolvedValue({
    id: 'article-7',
    values: '',
    seenAt: null,
    writer: '',
    savedAt: '2026-11-20T11:05:00.000Z',
  });
});

test('what is typed is kept, and the time is said by Moscow', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Все изменения сохранены');
  await user.type(title(), '!');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Черновик сохранён 14:05'));
  expect(JSON.parse(vi.mocked(saveDraft).mock.calls[0]?.[2].values ?? '')).toMatchObject({ title: 'Кожа!' });
});

test('one’s own draft is gone on with; it is saved as made from the version it saw', async () => {
  const { user } = open({
    values: { title: 'Черновик', author: 'Анна' },
    seenAt: 'v0',
    savedAt: '2026-11-20T11:00:00Z',
  });
  expect(title()).toHaveValue('Черновик');
  await user.click(press('Сохранить'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[1]).toEqual({ values: saved.values, seenAt: 'v0' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Все изменения сохранены'));
});

test('a page of history, drawn before a draft was kept, goes on with the draft; one that was saved has none', async () => {
  const { user, unmount } = open();
  await user.type(title(), '!');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Черновик сохранён 14:05'));
  unmount();
  const again = open();
  expect(title()).toHaveValue('Кожа!');
  expect(screen.getByRole('status')).toHaveTextContent('Черновик сохранён 14:05');
  await again.user.click(press('Сохранить'));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  again.unmount();
  open();
  expect(title()).toHaveValue('Кожа');
});

test('undo and redo, by buttons and by keys of any letters', async () => {
  const { user } = open();
  await user.type(title(), '!');
  await user.click(press('Отменить правку'));
  expect(title()).toHaveValue('Кожа');
  await user.click(press('Вернуть правку'));
  expect(title()).toHaveValue('Кожа!');
  await user.click(title());
  await user.keyboard('{Control>}[KeyZ]{/Control}');
  expect(title()).toHaveValue('Кожа');
  await user.keyboard('{Control>}{Shift>}[KeyZ]{/Shift}{/Control}');
  expect(title()).toHaveValue('Кожа!');
});

test('errors stand at their fields and in a summary that leads there; the first has the focus', async () => {
  const { user } = open();
  await user.clear(title());
  await user.click(press('Сохранить'));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Название: Нужно название.');
  await waitFor(() => expect(title()).toHaveFocus());
  await user.click(screen.getByRole('textbox', { name: 'Автор' }));
  await user.click(within(summary).getByRole('button', { name: 'Название' }));
  expect(title()).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

test('what the services refuse stands at its field', async () => {
  save.mockRejectedValueOnce(
    new CallError(422, [
      {
        status: '422',
        code: 'x',
        detail: 'Такой автор занят.',
        source: { pointer: '/data/attributes/author' },
      },
    ]),
  );
  const { user } = open();
  await user.click(press('Сохранить'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Автор: Такой автор занят.');
  expect(screen.getByRole('textbox', { name: 'Автор' })).toHaveAccessibleDescription('Такой автор занят.');
});

test('two editors: both versions are shown, each side’s change is proposed, the choice is saved over theirs', async () => {
  save.mockRejectedValueOnce(
    new CallError(409, [{ status: '409', code: 'changed-since', detail: 'Сохранил Борис.' }]),
  );
  latest.mockResolvedValue({ values: { title: 'Кожа зимой', author: 'Борис' }, seenAt: 'v2' });
  const { user } = open();
  await user.type(title(), '!');
  await user.click(press('Сохранить'));
  const both = await screen.findByRole('region', { name: 'Две версии' });
  expect(both).toHaveTextContent('Сохранил Борис.');
  const titles = within(both).getByRole('group', { name: /Название.*меняли оба/ });
  expect(within(titles).getByRole('radio', { name: 'Ваша' })).toBeChecked();
  const authors = within(both).getByRole('group', { name: 'Автор' });
  expect(within(authors).getByRole('radio', { name: 'Сохранённая' })).toBeChecked();
  await user.click(within(titles).getByRole('radio', { name: 'Сохранённая' }));
  await user.click(within(both).getByRole('button', { name: 'Взять выбранное' }));
  expect(title()).toHaveValue('Кожа зимой');
  await user.click(press('Сохранить'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0]).toMatchObject({ title: 'Кожа зимой', author: 'Борис' });
  expect(save.mock.calls[1]?.[1].seenAt).toBe('v2');
});

test('a copy of the browser, from when the network was away, is gone on with', async () => {
  localStorage.setItem(
    'editor-draft:1:article:7',
    JSON.stringify({ values: JSON.stringify({ title: 'Без сети', author: 'Анна' }), seenAt: 'v1' }),
  );
  open();
  await waitFor(() => expect(title()).toHaveValue('Без сети'));
  await waitFor(() => expect(saveDraft).toHaveBeenCalled());
});

test('a copy of the browser older than the server’s draft is not written over it unasked', async () => {
  localStorage.setItem(
    'editor-draft:1:article:7',
    JSON.stringify({
      values: JSON.stringify({ title: 'Старая копия', author: 'Анна' }),
      seenAt: 'v1',
      after: null,
    }),
  );
  open({ values: { title: 'С телефона', author: 'Анна' }, seenAt: 'v1', savedAt: '2026-11-20T11:00:00Z' });
  await waitFor(() => expect(saveDraft).toHaveBeenCalled());
  // the server has a draft, and this copy goes on from none: it answers 409
  expect(vi.mocked(saveDraft).mock.calls[0]?.[2]).toMatchObject({ after: null });
});

test('what is typed while a save is under way stays', async () => {
  let answer = (_: Version<Values>) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { user } = open();
  await user.type(title(), '!');
  await user.click(press('Сохранить'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await user.type(title(), '?');
  answer({ values: { title: 'Кожа!', author: 'Анна' }, seenAt: 'v2' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Черновик сохранён 14:05'));
  expect(title()).toHaveValue('Кожа!?');
  await user.click(press('Сохранить'));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.slice(0, 3)).toMatchObject([{ title: 'Кожа!?' }, { seenAt: 'v2' }, 'save']);
});

test('what asks first saves nothing, and sends again when it is told to', async () => {
  save.mockResolvedValueOnce(undefined);
  const { user } = open();
  await user.type(title(), '!');
  await user.click(press('Сохранить'));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(title()).toHaveValue('Кожа!');
  await waitFor(() => expect(press('Сохранить')).toBeEnabled());
  save.mock.calls[0]?.[3]('agreed');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Все изменения сохранены'));
  expect(save.mock.calls[1]?.slice(0, 3)).toMatchObject([{ title: 'Кожа!' }, { seenAt: 'v1' }, 'agreed']);
});

test('a draft older than what is saved proposes nothing over a colleague’s changes', async () => {
  save.mockRejectedValueOnce(
    new CallError(409, [{ status: '409', code: 'changed-since', detail: 'Сохранил Борис.' }]),
  );
  latest.mockResolvedValue(saved);
  const { user } = open({
    values: { title: 'Черновик', author: 'Анна' },
    seenAt: 'v0',
    savedAt: '2026-11-20T11:00:00Z',
  });
  await user.click(press('Сохранить'));
  const both = await screen.findByRole('region', { name: 'Две версии' });
  const titles = within(both).getByRole('group', { name: /Название.*меняли оба/ });
  expect(within(titles).getByRole('radio', { name: 'Сохранённая' })).toBeChecked();
});

test('a refusal stands beside the button that was pressed, not over the fields alone', async () => {
  save.mockRejectedValue(new CallError(0));
  const { user } = open();
  await user.type(title(), '!');
  await user.click(press('Сохранить'));
  await waitFor(() => expect(screen.getByText(/^Не отправлено: /)).toBeVisible());
});
