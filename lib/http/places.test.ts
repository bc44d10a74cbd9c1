import { expect, test, vi } from 'vitest';
import { Places } from './places';

test('one holder takes no more than their share, and the others keep theirs', () => {
  const places = new Places({ each: 2, all: 4 });
  expect([places.take('hostile'), places.take('hostile')]).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
  expect(places.take('hostile')).toBeNull();
  expect([places.take('anna'), places.take('boris')]).toEqual([expect.any(Function), expect.any(Function)]);
  expect(places.take('vera')).toBeNull();
});

test('a place given back twice is given back once', () => {
  const places = new Places({ each: 1, all: 1 });
  const leave = places.take('anna');
  leave?.();
  leave?.();
  const again = places.take('boris');
  expect(again).not.toBeNull();
  expect(places.take('anna')).toBeNull();
  again?.();
  expect(places.take('anna')).not.toBeNull();
});

test('many holders of one group take no more than the group’s share', () => {
  const places = new Places({ each: 2, wider: 3, all: 5 });
  const networks = ['net 1', 'net 2', 'net 3', 'net 4'];
  const taken = [...networks, ...networks].map((network) => places.take(network, { wider: 'hostile' }));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect([places.take('anna'), places.take('boris')]).not.toContain(null);
  taken.forEach((leave) => leave?.());
  expect(places.take('net 4', { wider: 'hostile' })).not.toBeNull();
});

test('room is made for whoever is within their own share, and for nobody else', () => {
  const places = new Places({ each: 2, all: 2 });
  const [first] = [places.take('hostile'), places.take('hostile')];
  const makeRoom = vi.fn(() => first?.());
  expect(places.take('hostile', { makeRoom })).toBeNull();
  expect(makeRoom).not.toHaveBeenCalled();
  expect(places.take('anna', { makeRoom })).not.toBeNull();
  expect(places.take('boris', { makeRoom })).toBeNull();
});
