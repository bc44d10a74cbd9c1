import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { FoldedLines } from './folded-lines';

const listOf = (people: readonly number[]) => (
  <FoldedLines total={people.length}>
    {people.length > 0 ? (
      <ul>
        {people.map((id) => (
          <li key={id}>
            <h3>
              <a href={`/${String(id)}`}>Человек {id}</a>
            </h3>
            <input aria-label={`Сделано: ${String(id)}`} />
          </li>
        ))}
      </ul>
    ) : (
      <p>Все на месте</p>
    )}
  </FoldedLines>
);
const list = (total: number) => listOf(Array.from({ length: total }, (_, at) => at + 1));

test('the rest is opened by one press, which goes on at the first of it', async () => {
  const { user } = renderWithUser(list(9));
  await user.click(screen.getByRole('button', { name: /^Показать еще 5\sчеловек$/ }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Человек 5' })).toHaveFocus();
});

test('a short list has nothing to open, nor one that has become short', () => {
  const { rerender } = renderWithUser(list(4));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(list(5));
  expect(screen.getByRole('button', { name: /^Показать еще 1\sчеловека$/ })).toBeVisible();
  rerender(list(4));
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answered line goes: the keyboard goes on at the one in its place, or at the word that nobody is left', () => {
  const { rerender } = renderWithUser(listOf([1, 2, 3]));
  screen.getByLabelText('Сделано: 2').focus();
  rerender(listOf([1, 3]));
  expect(screen.getByRole('link', { name: 'Человек 3' })).toHaveFocus();
  rerender(listOf([1]));
  expect(screen.getByRole('link', { name: 'Человек 1' })).toHaveFocus();
  rerender(listOf([]));
  expect(screen.getByText('Все на месте').parentElement).toHaveFocus();
});
