import { expect, test } from 'vitest';
import { DAY_MS } from '../moscow';
import { byPlace, proposePlan, routeAddress, visitWorth, type PlanPharmacy } from './day-plan';

const now = new Date('2026-11-24T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const pharmacy = (id: string, more: Partial<PlanPharmacy> = {}): PlanPharmacy => ({
  ...{
    id,
    name: `Аптека ${id}`,
    city: 'Казань',
    address: `ул. Баумана, ${id}`,
    weight: 0,
    lastVisitAt: null,
  },
  ...more,
});
const ids = (stops: readonly { id: string }[]) => stops.map(({ id }) => id).join(' ');

test('stops lie by city, street and house, whatever the kind of street is called', () => {
  const at = (id: string, city: string, address: string) => pharmacy(id, { city, address });
  const stops = [
    at('1', 'Уфа', 'ул. Ленина, 2'),
    at('2', 'Казань', 'пр-т Победы, 9'),
    at('3', 'Казань', 'ул. Баумана, 44, к. 2'),
    at('4', 'Казань', 'ул. Баумана, 5'),
    at('5', 'Казань', 'Победы пр-т, 2А'),
  ];
  expect(ids(byPlace(stops))).toBe('4 3 5 2 1');
});

test('a visit is worth its signals and the weeks nobody was there, up to eight', () => {
  expect(visitWorth(pharmacy('1', { weight: 3, lastVisitAt: ago(14) }), now)).toBe(5);
  expect(visitWorth(pharmacy('1', { weight: 3 }), now)).toBe(11);
  expect(visitWorth(pharmacy('1', { lastVisitAt: ago(700) }), now)).toBe(8);
});

test('a day is of the city worth most, of its best, as they lie; who was visited this week is left alone', () => {
  const list = [
    pharmacy('30', { weight: 1 }),
    pharmacy('2', { weight: 9 }),
    pharmacy('11', { weight: 4 }),
    pharmacy('7', { weight: 20, lastVisitAt: ago(3) }),
    pharmacy('1', { city: 'Уфа', weight: 12 }),
  ];
  expect(ids(proposePlan(list, now, 2))).toBe('2 11');
  expect(ids(proposePlan(list, now, 1))).toBe('1');
  expect(proposePlan([], now)).toEqual([]);
});

test('the route names every stop, and nothing of it breaks the address', () => {
  const address = routeAddress([pharmacy('44'), pharmacy('5', { address: 'ул. A&B~C, 1' })]);
  expect(address.split('~')).toHaveLength(2);
  expect(new URL(address).searchParams.get('rtext')).toBe('Казань, ул. Баумана, 44~Казань, ул. A&B~C, 1');
  expect(new URL(address).searchParams.get('rtt')).toBe('auto');
});
