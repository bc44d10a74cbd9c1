import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import * as queries from '@/api/representative/queries';
import type { DayPlan } from '@/api/representative/queries';
import * as outboxActor from '@/components/blocks/outbox/actor';
import { ToastRegion } from '@/components/ui/toast/toast-region';
import { readOutbox } from '@/lib/pwa/outbox';
import { renderWithUser } from '@/tests/helpers/render';
import { PlanEditor } from './plan-editor';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }), usePathname: () => '/' }));
afterEach(() => vi.restoreAllMocks());

const pharmacy = (id: string) => ({
  ...{ id, name: `Аптека ${id}`, city: 'Казань', address: `ул. Баумана, ${id}` },
  ...{ people: 2, weight: 5, lastVisitAt: null },
});
const stop = (id: string) => ({ ...pharmacy(id), visitedAt: null, note: '' });
const plan = (stops: string[], proposed: string[]): DayPlan => ({
  id: '2026-11-24',
  stops: stops.map(stop),
  proposed: proposed.map(pharmacy),
});
const keep = () =>
  vi.spyOn(queries, 'keepPlan').mockImplementation((_, ids) => Promise.resolve(plan([...ids], ['1', '2'])));
const names = () =>
  within(screen.getByRole('list', { name: 'Аптеки дня' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('all that is proposed is taken at a press, and then no longer proposed', async () => {
  const save = keep();
  const { user } = renderWithUser(<PlanEditor plan={plan([], ['1', '2'])} />);
  await user.click(screen.getByRole('button', { name: /Взять в план все/ }));
  await waitFor(() => expect(names()).toEqual(['«Аптека 1»', '«Аптека 2»']));
  expect(save).toHaveBeenCalledWith('2026-11-24', ['1', '2']);
  expect(screen.queryByText(/Можно заехать/)).toBeNull();
});

const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

test('a full plan takes no more and says so', async () => {
  const save = keep();
  const { user } = renderWithUser(
    <>
      <PlanEditor plan={plan(many(11, 12), ['1'])} />
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /^В план.*«Аптека 1»/ }));
  expect(await screen.findByText('В плане уже 12 аптек: больше за день не объехать')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test('where not all fit, what fits is taken and said; the rest stay proposed', async () => {
  const save = keep();
  const { user } = renderWithUser(
    <>
      <PlanEditor plan={plan(many(11, 11), ['1', '2'])} />
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /Взять в план все/ }));
  expect(await screen.findByText('В план взята 1 аптека: больше 12 за день не объехать')).toBeVisible();
  expect(save).toHaveBeenCalledWith('2026-11-24', [...many(11, 11), '1']);
  expect(screen.getByRole('button', { name: /^В план.*«Аптека 2»/ })).toBeVisible();
});

test('stops are moved and taken out by hand; the first goes no higher', async () => {
  const save = keep();
  const { user } = renderWithUser(<PlanEditor plan={plan(['1', '2', '3'], [])} />);
  expect(screen.getByRole('button', { name: /^Выше: «Аптека 1»/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Ниже: «Аптека 3»/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Ниже: «Аптека 1»/ }));
  expect(save).toHaveBeenLastCalledWith('2026-11-24', ['2', '1', '3']);
  await waitFor(() => expect(names()[0]).toBe('«Аптека 2»'));
  await user.click(screen.getByRole('button', { name: /^Убрать: «Аптека 1»/ }));
  expect(save).toHaveBeenLastCalledWith('2026-11-24', ['2', '3']);
});

test('by the keyboard one stays at the pharmacy: where it is taken, moved to an end, and gone', async () => {
  keep();
  const { user } = renderWithUser(<PlanEditor plan={plan([], ['1', '2'])} />);
  const button = (name: RegExp) => screen.getByRole('button', { name });
  button(/^В план.*«Аптека 1»/).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['«Аптека 1»']));
  expect(button(/^В план.*«Аптека 2»/), 'the next that is proposed').toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(button(/^Выше: «Аптека 2»/), 'the row that has come').toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()[0]).toBe('«Аптека 2»'));
  expect(button(/^Ниже: «Аптека 2»/), 'it goes no higher').toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()[0]).toBe('«Аптека 1»'));
  expect(button(/^Выше: «Аптека 2»/), 'nor lower').toHaveFocus();
  button(/^Убрать: «Аптека 1»/).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['«Аптека 2»']));
  expect(button(/^Убрать: «Аптека 2»/), 'the one in its place').toHaveFocus();
});

test('a refusal leaves the plan as it was', async () => {
  vi.spyOn(queries, 'keepPlan').mockRejectedValue(new CallError(404));
  const { user } = renderWithUser(<PlanEditor plan={plan(['1', '2'], [])} />);
  await user.click(screen.getByRole('button', { name: /^Ниже: «Аптека 1»/ }));
  await waitFor(() => expect(names()).toEqual(['«Аптека 1»', '«Аптека 2»']));
});

test('a visit noted without a network waits on the device with its note and moment, and its row says so', async () => {
  vi.spyOn(queries, 'keepVisit').mockRejectedValue(new CallError(0));
  vi.spyOn(outboxActor, 'actor').mockReturnValue('7');
  const { user } = renderWithUser(<PlanEditor plan={plan(['1'], [])} />);
  await user.click(screen.getByText('Отметить визит', { selector: 'summary' }));
  await user.type(screen.getByRole('textbox', { name: /Заметка/ }), 'Ждут образцы');
  await user.click(screen.getByRole('button', { name: 'Отметить визит' }));
  expect(await screen.findByText('На устройстве: уйдёт с сетью')).toBeVisible();
  expect(screen.getByText(/Были в \d\d:\d\d/)).toBeVisible();
  const [entry, ...others] = readOutbox('7');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    ...{ kind: 'stop', on: true },
    data: { day: '2026-11-24', pharmacyId: '1', note: 'Ждут образцы' },
  });
  expect(Date.parse(entry?.data.visitedAt ?? '')).toBeLessThanOrEqual(Date.now());
});
