import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { DateInput } from './date-input';

function Birthday({ start = '', onChange }: { start?: string; onChange?: (day: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="birthday">Дата рождения</label>
      <DateInput
        id="birthday"
        value={value}
        max="2026-11-20"
        onChange={(day) => {
          setValue(day);
          onChange?.(day);
        }}
      />
    </>
  );
}

it('gives a day when it is typed whole and keeps an unfinished one', async () => {
  const onChange = vi.fn();
  const { user } = renderWithUser(<Birthday onChange={onChange} />);
  const input = screen.getByLabelText('Дата рождения');
  await user.type(input, '080319');
  expect(input).toHaveValue('08.03.19');
  expect(onChange).toHaveBeenLastCalledWith('08.03.19');
  await user.type(input, '91');
  expect(onChange).toHaveBeenLastCalledWith('1991-03-08');
  expect(input).toHaveValue('08.03.1991');
});

it('opens at its day, moves by keys, picks and goes back to its button', async () => {
  const onChange = vi.fn();
  const { user } = renderWithUser(<Birthday start="2026-10-31" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  // The calendar is a module of its own: its first load may take a while.
  const day = await screen.findByRole('button', { name: /^31\sоктября\s2026$/ });
  await waitFor(() => expect(day).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^1\sноября\s2026$/ })).toHaveFocus());
  expect(screen.getByRole('button', { name: /^21\sноября\s2026$/ })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-01');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть календарь' })).toHaveFocus());
});
