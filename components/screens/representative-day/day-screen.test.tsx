import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RadarCount, RadarLine, RadarMeta } from '@/api/representative/queries';
import { DayScreen } from './day-screen';
import { dayList } from './day-view';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/representative/day',
}));

const now = new Date('2026-11-24T09:00:00Z');
const line: RadarLine = {
  ...{ id: '7', name: 'Тихонова Инна', jobStatus: null, phone: '+79001112233', weight: 1 },
  pharmacy: { id: '3', name: 'Аптека 3', city: 'Казань', address: 'Баумана, 44' },
  signals: [{ kind: 'quiet', text: 'Нет на портале 42 дня.', rule: 'Нет на портале 30 дней или дольше.' }],
  say: 'Расскажите, что нового вышло, и предложите короткое видео.',
};
const meta: RadarMeta = {
  ...{ people: 20, pharmacies: 4, answered: { done: 2, later: 1 } },
  kinds: [
    { value: 'quiet', count: 1 },
    { value: 'gift', count: 0 },
  ],
};
function show(items: RadarLine[], more: Partial<RadarMeta> = {}, query = {}, counts: RadarCount[] = []) {
  const page = { number: 1, size: 20, total: items.length, pages: items.length ? 1 : 0 };
  const radar = { items, page, meta: { ...meta, ...more } };
  const plan = { id: '2026-11-24', stops: [], proposed: [] };
  render(<DayScreen view={dayList.read(query)} {...{ radar, plan, counts, now }} choosesScope={false} />);
}

test('a line says who, why, by which rule and what to say, and can be answered', () => {
  show([line]);
  const card = screen.getByRole('article', { name: 'Тихонова Инна' });
  for (const words of ['Нет на портале 42 дня.', 'на портале 30 дней или дольше', 'Что сказать:'])
    expect(card).toHaveTextContent(words);
  expect(within(card).getByRole('link', { name: '+7 (900) 111-22-33' })).toHaveAttribute(
    'href',
    'tel:+79001112233',
  );
  expect(within(card).getByRole('button', { name: /Сделано/ })).toBeInTheDocument();
  expect(screen.getByText(/внимание нужно: 1, за две недели отвечено: 3/)).toBeInTheDocument();
  // a reason that nobody has is no chip
  expect(screen.getByRole('link', { name: /Давно нет на портале/ })).toHaveAttribute(
    'href',
    '/lk/representative/day?kind=quiet',
  );
  expect(screen.queryByRole('link', { name: /Рядом с подарком/ })).toBeNull();
});

test('of too many people it says so, and leads to one’s own pharmacies', () => {
  const plan = { id: '2026-11-24', stops: [], proposed: [] };
  const props = { radar: null, plan, counts: [], now, choosesScope: true };
  render(<DayScreen view={dayList.read({ scope: 'sector' })} {...props} />);
  expect(screen.getByRole('status')).toHaveTextContent(/больше 5\s000\sчеловек/);
  expect(screen.getByRole('link', { name: 'Показать мои аптеки' })).toHaveAttribute(
    'href',
    '/lk/representative/day',
  );
});

test.each([
  [{}, {}, 'Все на месте'],
  [{ pharmacies: 0 }, {}, 'За вами пока нет аптек'],
  [{}, { kind: 'gift' }, 'Таких строк нет'],
])('nobody: %j %j says %s', (more, query, title) => {
  show([], more, query);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});

test('the days beside lead there and back to today', () => {
  show([line], {}, { day: '2026-11-25' });
  const plan = screen.getByRole('region', { name: 'План дня' });
  expect(plan).toHaveTextContent(/25\s*ноября 2026, среда/);
  expect(within(plan).getByRole('link', { name: 'Сегодня' })).toHaveAttribute(
    'href',
    '/lk/representative/day',
  );
  expect(within(plan).getByRole('link', { name: 'Дальше' })).toHaveAttribute(
    'href',
    '/lk/representative/day?day=2026-11-26',
  );
});

test('who leads a sector sees what each representative has open and answered', () => {
  const sizes = { pharmacies: 4, people: 20, open: 3, done: 2, later: 1 };
  show([], {}, { scope: 'sector' }, [{ id: '5', name: 'Роман Петров', ...sizes }]);
  const table = screen.getByRole('table', { name: 'По представителям' });
  expect(within(table).getByRole('row', { name: /Роман Петров/ })).toHaveTextContent('Роман Петров420321');
});
