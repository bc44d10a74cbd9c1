import { beforeEach, expect, test, vi } from 'vitest';
import { dropIntent, markIntent, putIntent, readOutbox, type OutboxEntry } from './outbox';

const heard = vi.fn();
beforeEach(() => {
  const kept = new Map<string, string>();
  heard.mockClear();
  vi.stubGlobal('window', { dispatchEvent: heard });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});

const like = (on: boolean, at = 1): OutboxEntry => ({
  key: 'like:article:12',
  kind: 'like',
  title: 'Барьер',
  on,
  data: { type: 'article', id: '12' },
  at,
});

test('the last intent of each thing waits, the same one again once', () => {
  putIntent('7', like(false, 1));
  putIntent('7', { ...like(true, 2), key: 'like:article:13' });
  putIntent('7', like(false, 3));
  expect(readOutbox('7').map(({ key, at }) => [key, at])).toEqual([
    ['like:article:13', 2],
    ['like:article:12', 3],
  ]);
});

test('what takes back one that never left is told too: the services may have what this page does not know', () => {
  putIntent('7', like(true));
  putIntent('7', like(false, 2));
  expect(readOutbox('7')).toEqual([like(false, 2)]);
  putIntent('7', like(true, 3));
  expect(readOutbox('7')).toEqual([like(true, 3)]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('one account’s is not another’s', () => {
  putIntent('7', like(true));
  expect(readOutbox('8')).toEqual([]);
});

test('sent is gone, unless it was done anew meanwhile', () => {
  putIntent('7', like(true, 5));
  dropIntent('7', 'like:article:12', 4);
  expect(readOutbox('7')).toHaveLength(1);
  dropIntent('7', 'like:article:12', 5);
  expect(readOutbox('7')).toEqual([]);
});

test('a refusal stands beside it until it is tried again', () => {
  putIntent('7', like(true));
  markIntent('7', 'like:article:12', 'Материал убрали.');
  expect(readOutbox('7')).toEqual([{ ...like(true), problem: 'Материал убрали.' }]);
  markIntent('7', 'like:article:12', null);
  expect(readOutbox('7')).toEqual([like(true)]);
});

test('a refusal of what was done before is not one of what was done anew', () => {
  putIntent('7', like(true, 5));
  putIntent('7', like(false, 6));
  markIntent('7', 'like:article:12', 'Материал убрали.', 5);
  expect(readOutbox('7')).toEqual([like(false, 6)]);
  markIntent('7', 'like:article:12', 'Материал убрали.', 6);
  expect(readOutbox('7')[0]?.problem).toBe('Материал убрали.');
});

test('what is no list is none', () => {
  localStorage.setItem('outbox:7', '{"a":1}');
  expect(readOutbox('7')).toEqual([]);
  localStorage.setItem('outbox:7', 'x');
  expect(readOutbox('7')).toEqual([]);
});
