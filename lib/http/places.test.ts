import { expect, test } from 'vitest';
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
