import { expect, test, vi } from 'vitest';
import { FormRoom } from './form-room';

const tooMany = expect.objectContaining({ status: 429, code: 'too-many-uploads' }) as Error;
const full = expect.objectContaining({ status: 503, code: 'uploads-busy' }) as Error;

test('a person has two places, given back one by one; others have their own', () => {
  const room = new FormRoom();
  const [first] = [room.enter('1'), room.enter('1')];
  expect(() => room.enter('1')).toThrow(tooMany);
  room.enter('2');
  first?.leave();
  room.enter('1');
  expect(() => room.enter('1')).toThrow(tooMany);
});

test('bodies of everybody together have a limit, and leave nothing behind', () => {
  const room = new FormRoom(100);
  const [anna, boris] = [room.enter('1'), room.enter('2')];
  anna.take(60);
  boris.take(40);
  expect(() => boris.take(1)).toThrow(full);
  boris.leave();
  anna.take(40);
  expect(() => anna.take(1)).toThrow(full);
  anna.leave();
  room.enter('3').take(100);
});

const MB = 1024 * 1024;

test('when there is no room the form that has been slowest of late gives way, not whoever comes', () => {
  let now = 0;
  const room = new FormRoom(10 * MB, 2, () => now);
  const arriving = (person: string) => {
    const end = vi.fn();
    const place = room.enter(person);
    place.arrives(end);
    return { ...place, end };
  };
  // most of it at once, and a byte a second from then on
  const dripping = arriving('hostile');
  dripping.take(6 * MB);
  const steady = arriving('anna');
  for (now = 1000; now <= 60_000; now += 1000) {
    dripping.take(1);
    steady.take(MB / 20);
  }
  const boris = arriving('boris');
  boris.take(2 * MB);
  expect([dripping.end.mock.calls, steady.end.mock.calls, boris.end.mock.calls]).toEqual([[[full]], [], []]);
  // what gave way is counted once, also when its call ends
  dripping.leave();
  boris.take(4 * MB);
  expect(steady.end).not.toHaveBeenCalled();
});

test('a form that has arrived does not give way, and the slowest itself is refused', () => {
  let now = 0;
  const room = new FormRoom(100, 2, () => now);
  const [whole, slow] = [room.enter('1'), room.enter('2')];
  const end = vi.fn();
  whole.arrives(end);
  whole.take(90);
  whole.arrived();
  now = 1000;
  slow.arrives(end);
  slow.take(10);
  expect(() => slow.take(1)).toThrow(full);
  expect(end).not.toHaveBeenCalled();
});
