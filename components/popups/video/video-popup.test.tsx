import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '@/components/blocks/video-player/playback';
import { PopupHost } from '../host';
import { forgetPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));
const sendProgress = vi.hoisted(() => vi.fn());
const opened = vi.hoisted(() => vi.fn());
vi.mock('@/api/articles/queries', () => ({
  sendProgress,
  articleQueryById: (id: string) => ({ queryKey: ['article', id], queryFn: () => opened(id) as unknown }),
}));

let play: () => void;
vi.mock('@/components/blocks/video-player/video-player', () => ({
  VideoPlayer: ({ onPlayback }: { onPlayback: (playback: Playback) => void }) => {
    useEffect(() => {
      onPlayback({
        played: () => [[0, 42]],
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

const look = {
  ...{ id: '7', title: 'Уход', videoUrl: '/media/a.mp4', durationSeconds: 60, points: 30 },
  ...{ href: '/lrp/videos/uhod', likeCount: 2, isLiked: false, isFavorite: false },
};

beforeEach(() => {
  localStorage.clear();
  opened.mockReset().mockResolvedValue({ watches: [], finished: false, durationSeconds: 60 });
  sendProgress
    .mockReset()
    .mockResolvedValue({ watchedRanges: [[0, 42]], progress: 70, finished: true, pointsAwarded: 30 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => openPopup('video', look));
});
afterEach(() => act(() => openedPopups().forEach(({ key }) => forgetPopup(key))));

test('what is watched over the list is reported and pays', async () => {
  expect(await screen.findByText(/до баллов/)).toBeVisible();
  await waitFor(() => expect(opened).toHaveBeenCalledWith('7'));
  act(() => play());
  await waitFor(() => expect(screen.getByText('видео засчитано')).toBeVisible());
  expect(sendProgress).toHaveBeenCalledWith('7', expect.objectContaining({ duration: 60 }));
});

test('it can be liked and kept where it is watched', async () => {
  expect(await screen.findByRole('button', { name: /Нравится, 2/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^В избранном/ })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Смотреть на странице' })).toHaveAttribute('href', look.href);
});
