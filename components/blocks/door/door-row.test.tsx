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
  expect(screen.queryByRole('button', { name: /Анна/ })).toBeNull();
  await user.tab();
  expect(screen.getByRole('button', { name: /Вера/ })).toHaveFocus();
});
