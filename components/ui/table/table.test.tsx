import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { Table, type Column } from './table';

const columns: Column[] = [
  { key: 'name', label: 'Фармацевт', place: 'lead', sortable: true },
  { key: 'points', label: 'Баллы', number: true, sortable: true },
];
const rows = [
  { id: '1', name: 'Ольга Гарипова', points: 840 },
  { id: '2', name: 'Руслан Ибрагимов', points: 1260 },
];

it('puts every field under its column and labels it for the card', () => {
  renderWithUser(<Table caption="Люди" columns={columns} rows={rows} />);
  const table = screen.getByRole('table', { name: 'Люди' });
  const second = within(table).getAllByRole('row')[2] as HTMLElement;
  const cells = within(second).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['Руслан Ибрагимов', '1260']);
  expect(cells[1]).toHaveAttribute('data-label', 'Баллы');
  expect(cells[0]).not.toHaveAttribute('data-label');
});

it('says that there is nothing', () => {
  renderWithUser(<Table caption="Люди" columns={columns} rows={[]} />);
  expect(screen.getByRole('cell')).toHaveTextContent('Нет данных');
});

it('sorts upward first and turns round on the same column', async () => {
  const onSort = vi.fn();
  const { user, rerender } = renderWithUser(
    <Table caption="Люди" columns={columns} rows={rows} onSort={onSort} />,
  );
  await user.click(screen.getByRole('button', { name: 'Баллы' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'points', direction: 'ascending' });
  rerender(
    <Table
      caption="Люди"
      columns={columns}
      rows={rows}
      onSort={onSort}
      sort={{ key: 'points', direction: 'ascending' }}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Баллы' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Баллы' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'points', direction: 'descending' });
  await user.click(screen.getByRole('button', { name: 'Фармацевт' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
});
