import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Observers } from './observers';

const seen = vi.hoisted(() => ({ props: null as unknown }));
vi.mock('./observer-parts', () => ({
  ObserverParts: (props: unknown) => {
    seen.props = props;
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

test('what watches comes by itself and is told what it needs', async () => {
  const observed = { reports: REPORTS, person: { id: '7', email: 'anna@apteka.ru' } };
  render(<Observers {...observed} />);
  await waitFor(() => expect(seen.props).toEqual(observed));
});
