import { expect, test } from 'vitest';
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
