import { expect, test } from 'vitest';
import { readModuleMessage } from './module-messages';

const said = (fields: object) => readModuleMessage({ channel: 'portal-module', version: 1, ...fields });

test('what a frame may say is read', () => {
  expect(said({ type: 'ready' })?.type).toBe('ready');
  expect(said({ type: 'size', height: 640 })).toMatchObject({ height: 640 });
  expect(said({ type: 'state', state: { step: 2, 'cmi.core': 'ё' } })).toMatchObject({
    state: '{"step":2,"cmi.core":"ё"}',
  });
  expect(said({ type: 'complete', correctAnswersCount: 4 })).toMatchObject({ correctAnswersCount: 4 });
  expect(said({ type: 'open', path: '/lrp/news' })).toMatchObject({ path: '/lrp/news' });
  expect(said({ type: 'complete', score: 0.5 })).toMatchObject({ score: 0.5 });
});

test('a state too large to be kept is heard, without its content', () => {
  expect(said({ type: 'state', state: 'a'.repeat(160_000) })).toMatchObject({ type: 'state', state: null });
});

test.each([
  ['nothing', undefined],
  ['words', 'ready'],
  ['another channel', { channel: 'other', version: 1, type: 'ready' }],
  ['another version', { channel: 'portal-module', version: 2, type: 'ready' }],
  ['an unknown type', { channel: 'portal-module', version: 1, type: 'navigate', to: '/lk' }],
  ['points of its own', { channel: 'portal-module', version: 1, type: 'complete', points: 1000 }],
  ['a score above 1', { channel: 'portal-module', version: 1, type: 'complete', score: 2 }],
  ['a height that is none', { channel: 'portal-module', version: 1, type: 'size', height: Infinity }],
  ['a way to another site', { channel: 'portal-module', version: 1, type: 'open', path: '//evil.example' }],
  ['a script', { channel: 'portal-module', version: 1, type: 'open', path: 'javascript:alert(1)' }],
])('%s is not', (_, data) => {
  expect(readModuleMessage(data)).toBeNull();
});
