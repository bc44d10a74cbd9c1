import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import type { Playback } from '@/components/blocks/video-player/playback';
import { WATCH_REPORT_SECONDS } from '@/lib/domain/watching';
import { Watch } from './watch';

const sendProgress = vi.hoisted(() => vi.fn());
vi.mock('@/api/articles/queries', () => ({ sendProgress }));

let play: () => void;
vi.mock('@/components/blocks/video-player/video-player', () => ({
  VideoPlayer: ({ onPlayback }: { onPlayback: (playback: Playback) => void }) => {
    useEffect(() => {
      onPlayback({
        played: () => [[0, 4]],
        playFrom: () => undefined,
        follow: ({ onPlay }) => {
          play = onPlay;
          return () => undefined;
        },
      });
    }, [onPlayback]);
    return null;
  },
}));

beforeEach(() => {
  localStorage.clear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Watch
        id="7"
        source={{ title: 'Уход', url: '/media/a.mp4', isVimeo: false, poster: null }}
        duration={60}
        points={10}
        watched={[]}
        progress={0}
        finished={false}
      >
        <h1>Уход</h1>
      </Watch>
    </QueryClientProvider>,
  );
});

test('without a network it promises what the service will count, and no more', async () => {
  sendProgress.mockRejectedValue(new CallError(0));
  act(() => play());
  const words = await screen.findByText(/Нет связи/);
  expect(words).toHaveTextContent(`не больше ${String(WATCH_REPORT_SECONDS)} секунд`);
  expect(words).not.toHaveTextContent(/не потеряется/);
});

test('a report that arrived takes the words away', async () => {
  sendProgress.mockRejectedValueOnce(new CallError(503));
  act(() => play());
  await screen.findByText(/Нет связи/);
  sendProgress.mockResolvedValue({ watchedRanges: [[0, 4]], progress: 7, finished: false, pointsAwarded: 0 });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText(/Нет связи/)).toBeNull());
});
