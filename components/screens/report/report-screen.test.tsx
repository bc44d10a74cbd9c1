import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ReportScreen } from './report-screen';
import { reportAddress } from './report-view';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/trainings/order-downloading',
}));

const NO_SUBJECTS = { options: [], more: false };
const none = { visited: 0, missed: 0, walkIns: 0, late: 0 };
const volga = { ...none, id: '1', area: 'Волга', registered: 30, visited: 24, missed: 6, late: 2 };
const urals = { ...none, id: '2', area: 'Урал', registered: 10, visited: 3, missed: 7, walkIns: 1 };

function show(figures: Parameters<typeof ReportScreen>[0]['figures']) {
  render(
    <ReportScreen view={reportAddress.read({})} topics={NO_SUBJECTS} dates={NO_SUBJECTS} figures={figures} />,
  );
}
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('figures stand by territory, with how many of those who booked came', () => {
  show([volga, urals, { ...none, id: 'none', area: null, registered: 1 }]);
  expect(screen.getByRole('status')).toHaveTextContent(
    /Будет выгружено: 44\sзаписи, из них 2\sпоздние отмены/,
  );
  expect(screen.getByRole('row', { name: /Волга/ })).toHaveTextContent(/80\s?%/);
  expect(screen.getByRole('row', { name: /Урал/ })).toHaveTextContent(/30\s?%/);
  expect(cells(/Без территории/).at(-1), 'nothing is over there').toContain('—');
  expect(cells(/Всего/).join(' ')).toMatch(/41.*27.*13.*2.*1/);
});

test('of one territory there is no sum', () => {
  show([volga]);
  expect(screen.queryByRole('row', { name: /Всего/ })).toBeNull();
});

test('without rows there is nothing to take out', () => {
  show([]);
  expect(screen.getByRole('status')).toHaveTextContent('Записей нет — выгружать нечего.');
  expect(screen.queryByRole('table')).toBeNull();
});

test('what did not come is asked for again, and the choice above stays', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Попробовать ещё раз' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Тема' })).toBeVisible();
});

test.each([
  ['training-missing', 'Выбранный слот расписания не найден.'],
  ['topic-missing', 'Выбранный тренинг не найден.'],
  ['visits-unavailable', 'Управление посещениями недоступно.'],
])('%s is an alert in the words of the specification, and there is nothing to take out', (refused, words) => {
  show({ refused });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Выгрузить' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Тема' })).toBeVisible();
});

test('where not all topics and dates are offered, a search and a period reach the rest', () => {
  const dates = { options: [{ value: '7', label: '24 ноября, 10:00 МСК · вебинар' }], more: true };
  const topics = { options: [{ value: '3', label: 'Церамиды' }], more: true };
  const view = reportAddress.read({ topic: '3', training: '7', search: 'цера' });
  render(<ReportScreen view={view} topics={topics} dates={dates} figures={[]} />);
  expect(screen.getByRole('searchbox', { name: /Найти тему/ })).toHaveValue('цера');
  expect(screen.getByRole('combobox', { name: 'Тема' })).toHaveValue('3');
  expect(screen.getByRole('combobox', { name: 'Дата' })).toHaveAccessibleDescription(/укажите период/);
});
