import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ContentBeacon } from './content-beacon';
import { VisitBeacon } from './visit-beacon';

const place = vi.hoisted(() => ({ path: '/lk' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));

function listen() {
  const told: unknown[] = [];
  const sendBeacon = (_: string, body: Blob) => {
    void body.text().then((text) => told.push(JSON.parse(text)));
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return told;
}

test('the first page is the server’s, the next ones are told once each', async () => {
  const told = listen();
  place.path = '/lk';
  const { rerender } = render(<VisitBeacon counted />);
  place.path = '/lrp/news';
  rerender(<VisitBeacon counted />);
  rerender(<VisitBeacon counted={false} />);
  await vi.waitFor(() => expect(told).toEqual([{ path: '/lrp/news' }]));
});

test('what the server did not count is told', async () => {
  const told = listen();
  place.path = '/lk';
  render(<VisitBeacon counted={false} />);
  const { rerender } = render(<ContentBeacon type="article" id="5" seal="s" counted />);
  rerender(<ContentBeacon type="article" id="5" seal="s" counted={false} />);
  rerender(<ContentBeacon type="article" id="6" seal="s" counted={false} />);
  await vi.waitFor(() =>
    expect(told).toEqual([{ path: '/lk' }, { content: { type: 'article', id: '6' }, seal: 's' }]),
  );
});
