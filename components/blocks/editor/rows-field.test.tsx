import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CallError } from '@/api/core/call-error';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button/button';
import { renderWithUser } from '@/tests/helpers/render';
import { EditorBar } from './editor-bar';
import { useEditorState } from './editor-context';
import { EditorForm, type Version } from './editor-form';
import { noteDropped } from './kept-here';
import { RowsField } from './rows-field';

vi.mock('@/api/drafts/queries', () => ({
  saveDraft: vi.fn(() => Promise.resolve({ savedAt: '2026-11-20T11:05:00.000Z' })),
  dropDraft: vi.fn(() => Promise.resolve()),
  readDraft: vi.fn(),
}));

interface Values extends Record<string, unknown> {
  questions: { text: string; options: { word: string }[] }[];
}
const option = z.object({ word: z.string().min(1, 'Нужен ответ.') });
const schema = z.object({
  questions: z
    .array(z.object({ text: z.string().min(1, 'Нужен вопрос.'), options: z.array(option) }))
    .min(1, 'Нужен хотя бы один вопрос.'),
});
const question = (text: string, ...words: string[]) => ({ text, options: words.map((word) => ({ word })) });
const save = vi.fn<(values: Values) => Promise<Version<Values>>>();

const PLACE = { kind: 'article', subject: '7', owner: '1' } as const;

function SaveButton() {
  const { send } = useEditorState();
  return <Button onClick={() => send('save')}>Сохранить</Button>;
}

function open(...questions: Values['questions']) {
  const saved = { values: { questions }, seenAt: 'v1' };
  return renderWithUser(
    <EditorForm<Values>
      place={PLACE}
      label="Тест"
      labels={{ questions: 'Вопросы' }}
      words={(_, value) => JSON.stringify(value)}
      latest={() => Promise.resolve(saved)}
      {...{ saved, draft: null, schema, save }}
    >
      <EditorBar state="Черновик">
        <SaveButton />
      </EditorBar>
      <RowsField
        name="questions"
        label="Вопросы"
        row="Вопрос"
        add="Добавить вопрос"
        blank={question('')}
        most={4}
      >
        {(name) => (
          <>
            <TextField name={`${name}.text`} label="Текст вопроса" />
            <RowsField
              name={`${name}.options`}
              label="Ответы"
              row="Ответ"
              add="Добавить ответ"
              blank={{ word: '' }}
              most={3}
            >
              {(inner) => <TextField name={`${inner}.word`} label="Слова ответа" />}
            </RowsField>
          </>
        )}
      </RowsField>
    </EditorForm>,
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const texts = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Текст вопроса' }).map(({ value }) => value);
const words = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Слова ответа' }).map(({ value }) => value);
const text = (at: number) => screen.getAllByRole('textbox', { name: 'Текст вопроса' })[at] as HTMLElement;

beforeEach(() => {
  localStorage.clear();
  noteDropped(PLACE);
  save.mockReset().mockImplementation((values) => Promise.resolve({ values, seenAt: 'v2' }));
});

test('a row that is added has the focus, and one that is removed gives it to the next, at last to the button', async () => {
  const { user } = open(question('А'), question('Б'));
  await user.click(press('Добавить вопрос'));
  expect(text(2)).toHaveFocus();
  await user.keyboard('В');
  expect(texts()).toEqual(['А', 'Б', 'В']);
  await user.click(press('Вопрос 2: удалить'));
  expect(text(1)).toHaveFocus();
  expect(text(1)).toHaveValue('В');
  await user.click(press('Вопрос 2: удалить'));
  expect(text(0)).toHaveFocus();
  await user.click(press('Вопрос 1: удалить'));
  expect(press('Добавить вопрос')).toHaveFocus();
  expect(screen.getByText('Удалено: вопрос. Осталось: 0')).toBeInTheDocument();
});

test('rows move by buttons and by keys; the focus stays where it was', async () => {
  const { user } = open(question('А'), question('Б'), question('В'));
  await user.click(press('Вопрос 1: ниже'));
  expect(texts()).toEqual(['Б', 'А', 'В']);
  expect(press('Вопрос 2: ниже')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(texts()).toEqual(['Б', 'В', 'А']);
  expect(press('Вопрос 3: ниже')).toHaveFocus();
  await user.click(text(2));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['А', 'Б', 'В']);
  expect(text(0)).toHaveFocus();
  expect(screen.getByText('Вопрос: теперь место 1 из 3')).toBeInTheDocument();
});

test('a row is dragged by its handle to where it is let go', () => {
  const { container } = open(question('А'), question('Б'), question('В'));
  const list = container.querySelector('[data-rows="questions"] > ol');
  [...(list?.children ?? [])].forEach((row, at) =>
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 10, 100, 10)),
  );
  const handle = list?.querySelector('[title="Перетащить"]') as Element;
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerMove(window, { clientY: 15 });
  fireEvent.pointerUp(window, { clientY: 99 });
  expect(texts()).toEqual(['Б', 'В', 'А']);
  fireEvent.pointerUp(window, { clientY: 0 });
  expect(texts()).toEqual(['Б', 'В', 'А']);
});

test('each row has its own errors, they move with it, and the summary leads to them', async () => {
  const { user } = open(question('А', 'да', ''), question(''));
  await user.click(press('Сохранить'));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Вопрос 1, ответ 2: Нужен ответ.');
  expect(summary).toHaveTextContent('Вопрос 2, текст: Нужен вопрос.');
  await user.click(within(summary).getByRole('button', { name: 'Вопрос 2, текст' }));
  expect(text(1)).toHaveFocus();
  expect(text(1)).toHaveAccessibleDescription('Нужен вопрос.');
  await user.click(press('Вопрос 2: выше'));
  expect(text(0)).toHaveAccessibleDescription('Нужен вопрос.');
  expect(text(1)).toBeValid();
});

test('what is wrong with the list as a whole leads to the button under it', async () => {
  const { user } = open();
  await user.click(press('Сохранить'));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Вопросы: Нужен хотя бы один вопрос.');
  await user.click(within(summary).getByRole('button', { name: 'Вопросы' }));
  expect(press('Добавить вопрос')).toHaveFocus();
});

test('what the services refuse stands at its row', async () => {
  const pointer = '/data/attributes/questions/1/options/0/word';
  save.mockRejectedValueOnce(
    new CallError(422, [{ status: '422', code: 'x', detail: 'Уже есть.', source: { pointer } }]),
  );
  const { user } = open(question('А'), question('Б', 'да'));
  await user.click(press('Сохранить'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Слова ответа' })).toHaveAccessibleDescription('Уже есть.'),
  );
});

test('each change of the rows is a step of its own that is undone and done again, inside a row too', async () => {
  const { user } = open(question('А', 'да'));
  await user.click(press('Добавить ответ'));
  await user.keyboard('нет');
  await user.click(press('Ответ 2: выше'));
  await user.click(press('Добавить вопрос'));
  expect([texts(), words()]).toEqual([
    ['А', ''],
    ['нет', 'да'],
  ]);
  await user.click(press('Отменить правку'));
  expect([texts(), words()]).toEqual([['А'], ['нет', 'да']]);
  await user.click(press('Отменить правку'));
  expect(words()).toEqual(['да', 'нет']);
  await user.click(press('Отменить правку'));
  expect(words()).toEqual(['да', '']);
  await user.click(press('Отменить правку'));
  expect(words()).toEqual(['да']);
  expect(press('Отменить правку')).toBeDisabled();
  for (let step = 0; step < 4; step += 1) await user.click(press('Вернуть правку'));
  expect([texts(), words()]).toEqual([
    ['А', ''],
    ['нет', 'да'],
  ]);
});

test('a list that is full takes no more', async () => {
  const { user } = open(question('А'), question('Б'), question('В'));
  await user.click(press('Добавить вопрос'));
  expect(press('Добавить вопрос')).toBeDisabled();
});
