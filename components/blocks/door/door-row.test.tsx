import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { DoorRow } from './door-row';

function Door() {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return (
    <ul>
      {['Анна', 'Вера'].map((name) => (
        <DoorRow
          key={name}
          name={name}
          place="Казань"
          mark={marked.includes(name) ? { at: '2026-11-25T09:00:00Z', by: 'Громов А.' } : null}
          isKept={false}
          onMark={() => setMarked([...marked, name])}
          onTakeBack={() => setMarked(marked.filter((one) => one !== name))}
        />
      ))}
    </ul>
  );
}

test('two people are marked one after the other by keys alone', async () => {
  const { user } = renderWithUser(<Door />);
  await user.tab();
  expect(screen.getByRole('button', { name: /Анна/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: /Отметить визит.*Анна/ })).toBeNull();
  expect(document.body).not.toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /Снять отметку.*Анна/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: /Вера/ })).toHaveFocus();
});

test('a slip is taken back in its row, and the keys are where it can be made anew', async () => {
  const { user } = renderWithUser(<Door />);
  await user.click(screen.getByRole('button', { name: /Отметить визит.*Анна/ }));
  await user.click(screen.getByRole('button', { name: /Снять отметку.*Анна/ }));
  expect(screen.getByRole('button', { name: /Отметить визит.*Анна/ })).toHaveFocus();
});
