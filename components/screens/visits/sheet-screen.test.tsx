import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { must } from '@/api/core/server';
import type { TrainingSlot } from '@/api/trainings/queries';
import { loadVisits } from './load-visits';
import { SheetScreen } from './sheet-screen';
import { visitsList } from './visits-view';

vi.mock('server-only', () => ({}));
vi.mock('@/api/core/server', () => ({ must: vi.fn() }));
vi.mock('@/api/core/part', () => ({ part: vi.fn() }));
vi.mock('@/lib/config/portal', () => ({ env: () => ({ PUBLIC_URL: 'https://portal.example' }) }));
vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

const slot = {
  ...{ id: '7', name: 'Церамиды', markName: 'Vichy', type: 'offline', leaderName: 'Вера Ладога' },
  ...{ slot: '2026-11-24|03:00–05:00', localSlot: '2026-11-24|10:00–12:00', readerSlot: null },
  ...{ startsAt: '2026-11-24T00:00:00Z', city: 'Владивосток', address: 'ул. Алеутская, 1' },
} as unknown as TrainingSlot;

const PAGE = 100;
const registered = (index: number) => ({
  id: String(index + 1),
  user: { fullName: `Листова ${index + 1}`, pharmacy: null },
  isGuest: false,
});

/** The services with so many people on the training, a page of the list at a time. */
function hall(people: number): void {
  vi.mocked(must).mockImplementation(((query: { queryKey: readonly unknown[] }) => {
    const [scope, what, , , , page] = query.queryKey;
    if (scope !== 'timetable' || what !== 'people') return Promise.resolve(slot);
    const all = Array.from({ length: people }, (_, index) => registered(index));
    const number = Number(page);
    return Promise.resolve({
      items: all.slice((number - 1) * PAGE, number * PAGE),
      meta: { registered: people, seen: people },
      page: { number, pages: Math.ceil(people / PAGE) },
    });
  }) as never);
}

async function sheetOf(asked: Record<string, string> = {}) {
  const pages = { at: '/lk/trainings/pharmacist-visit', recording: '' };
  const view = { ...visitsList.read({ training: '7', sheet: '1', ...asked }), ...pages };
  const { sheet } = await loadVisits(view, { id: '1', roles: [] }, new Date());
  if (!sheet) throw new Error('No sheet was loaded');
  render(<SheetScreen view={view} slot={slot} sheet={sheet} />);
  const rows = within(screen.getByRole('table', { name: 'Лист регистрации: Церамиды' })).getAllByRole('row');
  return rows.slice(1).map((row) => row.textContent);
}

test('a hall of more than a page of the list is on the sheet whole', async () => {
  hall(120);
  const rows = await sheetOf({ search: 'Иванова', visited: '1' });
  expect(rows).toHaveLength(120);
  expect(rows[0]).toBe('1Листова 1');
  expect(rows[119]).toBe('120Листова 120');
  expect(screen.getByRole('img', { name: 'Код страницы визитов' })).toBeInTheDocument();
  expect(screen.getByText(/^Местное время: .*10:00–12:00 \(Владивосток, МСК\+7\)$/)).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Части листа' })).toBeNull();
});

test('a webinar of thousands comes in parts, numbered through', async () => {
  hall(1250);
  const rows = await sheetOf({ page: '2' });
  expect(rows).toHaveLength(250);
  expect(rows[0]).toBe('1001Листова 1001');
  expect(rows[249]).toBe('1250Листова 1250');
  expect(screen.getByRole('navigation', { name: 'Части листа' })).toBeInTheDocument();
});
