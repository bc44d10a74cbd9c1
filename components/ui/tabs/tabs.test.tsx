import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { Tabs } from './tabs';

const tabs = [
  { key: 'all', title: 'Все', content: <p>Всё обучение</p> },
  { key: 'tests', title: 'Тесты', count: 2, content: <p>Только тесты</p> },
];

it('shows the first part and changes with the arrows', async () => {
  const onChange = vi.fn();
  const { user } = renderWithUser(<Tabs tabs={tabs} onChange={onChange} label="Вид" />);
  expect(screen.getByText('Всё обучение')).toBeInTheDocument();
  expect(screen.queryByText('Только тесты')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Все' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Тесты/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Только тесты')).toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith('tests');
});

it('obeys its caller when it is given a value', async () => {
  const { user } = renderWithUser(<Tabs tabs={tabs} value="all" onChange={() => {}} label="Вид" />);
  await user.click(screen.getByRole('tab', { name: /Тесты/ }));
  expect(screen.getByText('Всё обучение')).toBeInTheDocument();
});
