import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import type { Option } from '../native-select/native-select';
import { RemoteSelect } from './remote-select';
import { LoadRefused, type LoadOptions } from './use-remote-list';

const all = ['Аптека рядом', 'Ромашка', 'Ромашка на Садовой'].map((label, index) => ({
  value: String(index),
  label,
}));
const search: LoadOptions = async ({ text }) => ({
  items: all.filter((one) => one.label.toLowerCase().includes(text.toLowerCase())),
  more: false,
});

function Choice({ load, onPick }: { load: LoadOptions; onPick?: (option: Option | null) => void }) {
  const [value, setValue] = useState<Option | null>(null);
  const pick = (option: Option | null) => {
    setValue(option);
    onPick?.(option);
  };
  return (
    <>
      <label htmlFor="pharmacy">Аптека</label>
      <RemoteSelect id="pharmacy" load={load} value={value} onChange={pick} />
    </>
  );
}

function open(load: LoadOptions, onPick?: (option: Option | null) => void) {
  const page = renderWithUser(<Choice load={load} onPick={onPick} />);
  return { ...page, input: screen.getByRole('combobox', { name: 'Аптека' }) };
}

describe('RemoteSelect', () => {
  it('asks for the first page when it opens and once for what was typed', async () => {
    const load = vi.fn(search);
    const { user, input } = open(load);
    await user.click(input);
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    // at once: letters that come further apart than the field waits are asked for one by one
    await user.click(input);
    await user.paste('рома');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(load.mock.calls.map(([query]) => [query.text, query.page])).toEqual([
      ['', 1],
      ['рома', 1],
    ]);
  });

  it('gives what was chosen with the keyboard and shows it', async () => {
    const onPick = vi.fn();
    const { user, input } = open(search, onPick);
    await user.click(input);
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenLastCalledWith({ value: '1', label: 'Ромашка' });
    await waitFor(() => expect(input).toHaveValue('Ромашка'));
  });

  it('takes the first where the list was opened by a key', async () => {
    const onPick = vi.fn();
    const { user, input } = open(search, onPick);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenLastCalledWith({ value: '0', label: 'Аптека рядом' });
    await waitFor(() => expect(input).toHaveValue('Аптека рядом'));
  });

  it('takes the first of what was typed by the arrow and Enter, as by Enter alone', async () => {
    const onPick = vi.fn();
    const { user, input } = open(search, onPick);
    await user.type(input, 'рома');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenLastCalledWith({ value: '1', label: 'Ромашка' });
  });

  it('says that nothing was found', async () => {
    const { user, input } = open(search);
    await user.type(input, 'ыыы');
    expect(await screen.findByText(/Ничего не нашлось/)).toBeInTheDocument();
  });

  it('says that it failed and asks again on demand', async () => {
    const load = vi.fn<LoadOptions>().mockRejectedValueOnce(new Error('down')).mockImplementation(search);
    const { user, input } = open(load);
    await user.click(input);
    await user.click(await screen.findByText('Попробовать снова'));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('says in its own words why it was refused', async () => {
    const load = vi.fn<LoadOptions>().mockRejectedValueOnce(new LoadRefused('Подождите немного.'));
    const { user, input } = open(load.mockImplementation(search));
    await user.click(input);
    expect(await screen.findByText('Подождите немного.')).toBeInTheDocument();
    expect(screen.queryByText('Список не загрузился.')).toBeNull();
  });

  it('drops the answer to what is no longer asked', async () => {
    let answerFirst = (_: { items: Option[]; more: boolean }) => {};
    const load = vi.fn<LoadOptions>(({ text, signal, page }) =>
      text === '' ? new Promise((resolve) => (answerFirst = resolve)) : search({ text, signal, page }),
    );
    const { user, input } = open(load);
    await user.click(input);
    await user.type(input, 'рядом');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    answerFirst({ items: all, more: false });
    await Promise.resolve();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('asks for the next page when the last row is reached', async () => {
    const load = vi.fn<LoadOptions>(async ({ page }) => ({
      items: [{ value: `p${page}`, label: `Страница ${page}` }],
      more: page < 2,
    }));
    const { user, input } = open(load);
    await user.click(input);
    await screen.findByRole('option', { name: 'Страница 1' });
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Страница 2' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Страница 1' })).toBeInTheDocument();
  });
});
