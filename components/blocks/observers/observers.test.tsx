import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Observers } from './observers';

const seen = vi.hoisted(() => ({ take: null as (() => unknown[]) | null, person: null as unknown }));
vi.mock('./observer-parts', () => ({
  ObserverParts: ({ takeEarly, person }: { takeEarly: () => unknown[]; person?: unknown }) => {
    seen.take = takeEarly;
    seen.person = person;
    return null;
  },
}));

const REPORTS = {
  dsn: 'https://key@ingest.example/1',
  environment: 'test',
  release: '',
  tracesSampleRate: 0,
  group: 2,
} as const;

test('the first ten errors and rejections wait until they are taken, the rest is dropped', async () => {
  render(<Observers reports={REPORTS} person={{ id: '7', email: 'anna@apteka.ru' }} />);
  const thrown = new Error('first');
  window.dispatchEvent(Object.assign(new Event('error'), { error: thrown }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'second' }));
  for (let i = 0; i < 20; i += 1)
    window.dispatchEvent(Object.assign(new Event('error'), { message: `more ${i}` }));
  await waitFor(() => expect(seen.take).not.toBeNull());
  expect(seen.person).toEqual({ id: '7', email: 'anna@apteka.ru' });
  const taken = seen.take?.() ?? [];
  expect(taken).toHaveLength(10);
  expect(taken.slice(0, 3)).toEqual([thrown, 'second', 'more 0']);
  window.dispatchEvent(Object.assign(new Event('error'), { error: thrown }));
  expect(seen.take?.()).toEqual([]);
});
