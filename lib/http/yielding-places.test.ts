import { expect, test, vi } from 'vitest';
import { YieldingPlaces } from './yielding-places';

let now = 0;
const placesOf = (limits: { each: number; wider: number; all: number }) =>
  new YieldingPlaces({ ...limits, youngMs: 20_000 }, () => now);

/** Takes a place; whether it is still there. */
function hold(places: YieldingPlaces, holder: string, wider = holder) {
  const end = vi.fn();
  const place = places.take({ holder, wider }, end);
  return { place, isHeld: () => place !== null && end.mock.calls.length === 0 };
}

test('a holder’s own share is final, and a place given back twice is given back once', () => {
  const places = placesOf({ each: 2, wider: 4, all: 4 });
  const first = hold(places, 'anna');
  hold(places, 'anna');
  expect(hold(places, 'anna').place).toBeNull();
  first.place?.leave();
  first.place?.leave();
  expect([hold(places, 'anna').place, hold(places, 'anna').place]).toEqual([expect.anything(), null]);
});

test('a network that opens anew every 19 seconds gives way to whoever comes from another', () => {
  now = 0;
  const places = placesOf({ each: 4, wider: 4, all: 4 });
  let held = [1, 2, 3, 4].map(() => hold(places, 'hostile'));
  for (now = 19_000; now < 100_000; now += 19_000) {
    for (const { place } of held) place?.leave();
    held = [1, 2, 3, 4].map(() => hold(places, 'hostile'));
  }
  const anna = hold(places, 'anna');
  expect(anna.isHeld()).toBe(true);
  expect(held.filter(({ isHeld }) => isHeld())).toHaveLength(3);
  // whoever holds no more than others would is not driven out by who comes next
  expect(hold(places, 'hostile').isHeld()).toBe(false);
  expect(anna.isHeld()).toBe(true);
});

test('where nobody holds more than others, the slowest gives way once it is no longer young', () => {
  now = 0;
  const places = placesOf({ each: 2, wider: 2, all: 3 });
  const [fast, slow, middling] = ['fast', 'slow', 'middling'].map((name) => hold(places, name));
  fast?.place?.moved(20_000_000);
  middling?.place?.moved(1_000_000);
  now = 19_999;
  expect(hold(places, 'anna').place).toBeNull();
  now = 20_000;
  expect(hold(places, 'anna').isHeld()).toBe(true);
  expect([fast, slow, middling].map((one) => one?.isHeld())).toEqual([true, false, true]);
});

test('whoever has just come is not taken for the slowest', () => {
  now = 0;
  const places = placesOf({ each: 3, wider: 3, all: 3 });
  const dripping = hold(places, 'net');
  dripping.place?.moved(10_000);
  now = 30_000;
  const fresh = [hold(places, 'net'), hold(places, 'net')];
  now = 30_010;
  expect(hold(places, 'anna').isHeld()).toBe(true);
  expect([dripping, ...fresh].map(({ isHeld }) => isHeld())).toEqual([false, true, true]);
});

test('a group’s share: its holder of most gives way, and nobody of another group', () => {
  now = 0;
  const places = placesOf({ each: 3, wider: 4, all: 100 });
  const beside = [1, 2, 3].map(() => hold(places, 'anna', 'elsewhere'));
  const crowd = [1, 2, 3].map(() => hold(places, 'hostile', 'site'));
  const single = hold(places, 'boris', 'site');
  expect(hold(places, 'vera', 'site').isHeld()).toBe(true);
  expect(crowd.filter(({ isHeld }) => isHeld())).toHaveLength(2);
  expect([single, ...beside].every(({ isHeld }) => isHeld())).toBe(true);
});

test('when everything is taken the network that holds most gives way, however many networks it has inside', () => {
  now = 0;
  const places = placesOf({ each: 2, wider: 6, all: 8 });
  const site = [1, 2, 3].flatMap((net) => [1, 2].map(() => hold(places, `net ${String(net)}`, 'site')));
  const others = [hold(places, 'anna'), hold(places, 'anna')];
  expect(hold(places, 'boris').isHeld()).toBe(true);
  expect(site.filter(({ isHeld }) => isHeld())).toHaveLength(5);
  expect(others.every(({ isHeld }) => isHeld())).toBe(true);
});
