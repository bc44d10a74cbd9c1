import { expect, test } from 'vitest';
import { keyAct } from './player-keys';
import { nextRate, rateWords } from './rates';

const key = (code: string, more: Partial<KeyboardEvent> = {}) =>
  keyAct({ code, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, target: null, ...more });

test.each([
  ['Space', { kind: 'toggle' }],
  ['KeyK', { kind: 'toggle' }],
  ['KeyJ', { kind: 'seek', by: -10 }],
  ['KeyL', { kind: 'seek', by: 10 }],
  ['ArrowRight', { kind: 'seek', by: 5 }],
  ['ArrowDown', { kind: 'volume', by: -0.1 }],
  ['KeyM', { kind: 'mute' }],
  ['KeyF', { kind: 'fullscreen' }],
  ['KeyC', { kind: 'captions' }],
  ['KeyQ', null],
  ['constructor', null],
])('%s does %j', (code, act) => expect(key(code)).toEqual(act));

test('the browser keeps what is held with another key; a button its space, the volume its arrows', () => {
  expect(key('KeyC', { ctrlKey: true })).toBeNull();
  const button = document.createElement('button');
  expect(key('Space', { target: button })).toBeNull();
  expect(key('KeyK', { target: button })).toEqual({ kind: 'toggle' });
  const volume = document.createElement('input');
  volume.setAttribute('data-volume', '');
  expect(key('ArrowRight', { target: volume })).toBeNull();
  expect(key('ArrowRight', { target: document.createElement('input') })).toEqual({ kind: 'seek', by: 5 });
});

test('speeds go round and end at what still makes up 70 % by the clock of the service', () => {
  expect([1, 1.25, 0.75, 2].map(nextRate)).toEqual([1.25, 0.75, 1, 1]);
  expect(rateWords(1.25)).toBe('1,25×');
});
