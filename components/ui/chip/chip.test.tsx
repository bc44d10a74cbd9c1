import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chip, Chips } from './chip';

test('a row whose name is to be seen shows it; it is heard once, as the name of the group', () => {
  render(
    <Chips label="Порядок" captioned>
      <Chip>Сначала новые</Chip>
    </Chips>,
  );
  const row = screen.getByRole('group', { name: 'Порядок' });
  expect(row).toHaveTextContent('Порядок');
  expect(screen.getByText('Порядок')).toHaveAttribute('aria-hidden', 'true');
});

test('other rows are named for a screen reader alone', () => {
  render(
    <Chips label="Бренд">
      <Chip>Vichy</Chip>
    </Chips>,
  );
  expect(screen.getByRole('group', { name: 'Бренд' })).toHaveTextContent(/^Vichy$/);
});
