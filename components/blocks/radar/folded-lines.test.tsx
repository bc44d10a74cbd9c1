import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { FoldedLines } from './folded-lines';

const list = (total: number) => (
  <FoldedLines total={total}>
    <ul>
      {Array.from({ length: total }, (_, at) => (
        <li key={at}>
          <h3>
            <a href={`/${String(at + 1)}`}>Человек {at + 1}</a>
          </h3>
        </li>
      ))}
    </ul>
  </FoldedLines>
);

test('the rest is opened by one press, which goes on at the first of it', async () => {
  const { user } = renderWithUser(list(9));
  await user.click(screen.getByRole('button', { name: /^Показать еще 5\sчеловек$/ }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Человек 5' })).toHaveFocus();
});

test('a short list has nothing to open', () => {
  renderWithUser(list(4));
  expect(screen.queryByRole('button')).toBeNull();
});
