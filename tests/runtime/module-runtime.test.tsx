import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

type Run = (module: object, transport: object) => Promise<void>;
const address = '../../backend/demo/content/modules/runtime/run.js';
const { run } = (await import(/* @vite-ignore */ address)) as { run: Run };

const MODULE = {
  edition: 1,
  title: 'Кожа',
  intro: ['Два задания'],
  counter: '«Скажите так»',
  tasks: [
    {
      kind: 'choice',
      title: 'Что выбрать',
      options: [{ text: 'Верное', right: true }, { text: 'Неверное' }],
      why: 'Потому что',
    },
    { kind: 'order', title: 'По порядку', steps: ['Один', 'Два', 'Три'], why: 'Так' },
  ],
};

function transport(state: unknown = null) {
  return { connect: async () => ({ state }), save: vi.fn(), complete: vi.fn() };
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  document.body.innerHTML = '<h1>Кожа</h1><main id="module"></main>';
});

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('from the beginning to the result: right answers are counted, every step is kept', async () => {
  const way = transport();
  await run(MODULE, way);
  await press('Начать');
  expect(screen.getByRole('button', { name: 'Проверить' })).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Верное'));
  await press('Проверить');
  expect(screen.getByText('Верно')).toBeVisible();
  await press('Дальше');
  // steps are sorted by their buttons, as by the keyboard
  for (let turn = 0; turn < 6; turn += 1) {
    const steps = [...document.querySelectorAll('.order li > span')].map((node) => node.textContent);
    const wrong = ['Один', 'Два', 'Три'].find((text, at) => steps[at] !== text);
    if (!wrong) break;
    await press(`Выше: ${wrong}`);
  }
  await press('Проверить');
  await press('К результату');
  expect(screen.getByText('2 из 2')).toBeVisible();
  expect(way.complete).toHaveBeenCalledExactlyOnceWith(2, 2);
  expect(way.save.mock.lastCall?.[0]).toMatchObject({ step: 2, results: { 0: true, 1: true }, told: true });
});

test('a kept state goes on where it stopped, and a finished one reports nothing anew', async () => {
  const way = transport({ edition: 1, step: 1, answers: { 0: [1] }, results: { 0: false }, told: false });
  await run(MODULE, way);
  expect(screen.getByText('Задание 2 из 2')).toBeVisible();
  document.body.innerHTML = '<main id="module"></main>';
  const done = transport({ edition: 1, step: 2, answers: {}, results: { 0: true, 1: true }, told: true });
  await run(MODULE, done);
  await waitFor(() => expect(screen.getByText('2 из 2')).toBeVisible());
  expect(done.complete).not.toHaveBeenCalled();
});

test('a state of another edition begins anew', async () => {
  await run(MODULE, transport({ edition: 0, step: 2, answers: {}, results: {}, told: true }));
  expect(screen.getByRole('button', { name: 'Начать' })).toBeVisible();
});

test('a phrase to mark keeps the sign after it, and is explained as a sentence of its own', async () => {
  const parts = [
    { text: '«Мажьте утром' },
    '. ',
    { text: 'На упаковке «водостойкое»', wrong: true, why: 'Смоется.' },
    ', ',
    { text: 'а в тени не нужно»', wrong: true, why: 'Нужно.' },
    '.',
  ];
  await run({ ...MODULE, tasks: [{ kind: 'find', title: 'Ошибки', parts, why: 'Так' }] }, transport());
  await press('Начать');
  const text = document.querySelector('.letter');
  expect(text).toHaveTextContent('«Мажьте утром. На упаковке «водостойкое», а в тени не нужно».');
  expect([...(text?.querySelectorAll('button') ?? [])].map((node) => node.textContent)).toEqual([
    '«Мажьте утром.',
    'На упаковке «водостойкое»,',
    'а в тени не нужно».',
  ]);
  await press('На упаковке «водостойкое»,');
  await press('Проверить');
  expect([...document.querySelectorAll('.whys b')].map((node) => node.textContent)).toEqual([
    'На упаковке «водостойкое». ',
    'А в тени не нужно. ',
  ]);
});
