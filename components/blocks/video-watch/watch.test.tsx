import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import type { Playback } from '@/components/blocks/video-player/playback';
import { WATCH_REPORT_SECONDS } from '@/lib/domain/watching';
import { Watch, type WatchProps } from './watch';

const sendProgress = vi.hoisted(() => vi.fn());
const announceWrite = vi.hoisted(() => vi.fn());
vi.mock('@/api/articles/queries', () => ({ sendProgress }));
vi.mock('@/lib/browser/written', () => ({ announceWrite }));

let play: () => void;
let resumeFrom: number | null;
let standAt: (second: number) => void;
const playFrom = vi.hoisted(() => vi.fn());
vi.mock('@/components/blocks/video-player/video-player', () => ({
  VideoPlayer: (props: { resumeFrom: number | null; onPlayback: (playback: Playback) => void }) => {
    const { onPlayback } = props;
    ({ resumeFrom } = props);
    useEffect(() => {
      onPlayback({
        played: () => [[0, 4]],
        playFrom,
        onTime: (listener) => {
          standAt = listener;
          return () => undefined;
        },
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
  sendProgress.mockReset();
  announceWrite.mockReset();
});

function show(
  watches: WatchProps['watches'] = [],
  isDraft = false,
  chapters: WatchProps['chapters'] = undefined,
) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Watch
        id="7"
        source={{ title: 'Уход', url: '/media/a.mp4', isVimeo: false, poster: null }}
        duration={60}
        points={10}
        watches={watches}
        finished={false}
        isDraft={isDraft}
        chapters={chapters}
      >
        <h1>Уход</h1>
      </Watch>
    </QueryClientProvider>,
  );
}
const share = () => screen.getByRole('progressbar', { name: 'Просмотрено' }).getAttribute('aria-valuenow');

test('the number is the one lists say; what this device still lacks stands beside the rule', async () => {
  playFrom.mockReset();
  show([{ deviceId: 'phone', ranges: [[0, 38.4]] }]);
  expect(share()).toBe('64');
  expect(screen.getByText(/^64\s%$/)).toBeVisible();
  expect(screen.getByText(/^на другом устройстве$/)).toBeVisible();
  const rule = screen.getByText(/^Баллы начислим, когда на одном устройстве будет просмотрено 70\s%\./);
  expect(rule).toHaveTextContent(/просмотрено 70\s%\. На этом устройстве ещё 42 секунды до баллов\.$/);
  expect(screen.queryByText(/Пропущено/)).toBeNull();
  screen.getByRole('button', { name: 'Досмотреть с 0:38' }).click();
  expect(playFrom).toHaveBeenCalledExactlyOnceWith(38.4);
  screen.getByRole('button', { name: 'С начала' }).click();
  expect(playFrom).toHaveBeenLastCalledWith(0);
  sendProgress.mockResolvedValue({ watchedRanges: [[0, 4]], progress: 7, finished: false, pointsAwarded: 0 });
  act(() => play());
  await vi.waitFor(() => expect(rule).toHaveTextContent(/На этом устройстве ещё 38 секунд до баллов\.$/));
  expect(share()).toBe('64');
});

test('enough on this device while another has more: the count is under way, nothing is left to watch', () => {
  localStorage.setItem('portal-device', 'here');
  show([
    { deviceId: 'here', ranges: [[0, 43]] },
    { deviceId: 'phone', ranges: [[0, 50]] },
  ]);
  expect(screen.getByText(/^Баллы начислим/)).toHaveTextContent(/На этом устройстве засчитываем просмотр\.$/);
});

test('what was gone past is told from what is yet to come', () => {
  localStorage.setItem('portal-device', 'here');
  show([
    {
      deviceId: 'here',
      ranges: [
        [0, 10],
        [20, 40],
      ],
    },
  ]);
  expect(screen.getByText(/^Пропущено: с 0:10 по 0:20\. Баллы начислим/)).toBeVisible();
  expect(screen.queryByRole('img'), 'one bar').toBeNull();
});

test('what nobody has begun leads with what is left, and begins there', () => {
  playFrom.mockReset();
  show([]);
  expect(screen.queryByText(/^0\s%$/)).toBeNull();
  expect(screen.getByText(/^ещё 42 секунды до баллов$/)).toBeVisible();
  screen.getByRole('button', { name: 'Смотреть' }).click();
  expect(playFrom).toHaveBeenCalledExactlyOnceWith(0);
});

test('where it was begun in the middle, the way on is its beginning', () => {
  localStorage.setItem('portal-device', 'here');
  show([{ deviceId: 'here', ranges: [[30, 60]] }]);
  expect(screen.getByRole('button', { name: 'Посмотреть с начала' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'С начала' })).toBeNull();
});

test('this device’s own share stands, also while another has less', () => {
  localStorage.setItem('portal-device', 'here');
  show([
    { deviceId: 'phone', ranges: [[0, 6]] },
    { deviceId: 'here', ranges: [[0, 30]] },
  ]);
  expect(share()).toBe('50');
  expect(screen.getByRole('button', { name: 'Досмотреть с 0:30' })).toBeVisible();
  expect(screen.queryByText(/на другом|на этом/i)).toBeNull();
  expect(resumeFrom).toBe(30);
});

test('of a draft nothing is told, and nothing promised', () => {
  play = () => undefined;
  show([], true);
  act(() => play());
  expect(sendProgress).not.toHaveBeenCalled();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('without a network it promises what the service will count, and no more', async () => {
  show();
  sendProgress.mockRejectedValue(new CallError(0));
  act(() => play());
  const words = await screen.findByText(/Нет связи/);
  expect(words).toHaveTextContent(`не больше ${String(WATCH_REPORT_SECONDS)} секунд`);
  expect(words).not.toHaveTextContent(/не потеряется/);
});

test('a report that arrived takes the words away', async () => {
  show();
  sendProgress.mockRejectedValueOnce(new CallError(503));
  act(() => play());
  await screen.findByText(/Нет связи/);
  sendProgress.mockResolvedValue({ watchedRanges: [[0, 4]], progress: 7, finished: false, pointsAwarded: 0 });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText(/Нет связи/)).toBeNull());
});

test('lists kept for Back are old when a video is begun, and when its page is left after a report', async () => {
  const { unmount } = show();
  const answer = (ranges: [number, number][]) => ({
    watchedRanges: ranges,
    finished: false,
    pointsAwarded: 0,
  });
  const told = (times: number) => vi.waitFor(() => expect(announceWrite).toHaveBeenCalledTimes(times));
  const next = async () => {
    act(() => void window.dispatchEvent(new Event('online')));
    await act(async () => {});
  };
  sendProgress.mockResolvedValueOnce(answer([])).mockResolvedValue(answer([[0, 4]]));
  await act(async () => play());
  expect(announceWrite).not.toHaveBeenCalled();
  await next();
  await told(1);
  await next();
  expect(announceWrite).toHaveBeenCalledTimes(1);
  unmount();
  await told(2);
});

test('a last report that does not arrive changes no list', async () => {
  const { unmount } = show();
  sendProgress.mockRejectedValue(new CallError(0));
  unmount();
  await vi.waitFor(() => expect(sendProgress).toHaveBeenCalled());
  await act(async () => {});
  expect(announceWrite).not.toHaveBeenCalled();
});

test.each([
  [
    new CallError(409, [{ status: '409', code: 'view-unavailable', detail: 'Видео больше не показывают.' }]),
    /Видео больше не показывают/,
  ],
  [new CallError(404), /Возможно, материал убрали/],
  [new CallError(500), /Что-то пошло не так/],
  [new Error('unexpected'), /Что-то пошло не так/],
])('a refusal is said, not kept: nobody watches on for nothing (%#)', async (refusal, words) => {
  show();
  sendProgress.mockRejectedValueOnce(refusal);
  await act(async () => play());
  const note = screen.getByText(/^Просмотр не засчитывается/);
  expect(note).toHaveTextContent(words);
  sendProgress.mockResolvedValue({ watchedRanges: [[0, 4]], progress: 7, finished: false, pointsAwarded: 0 });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(note).not.toBeInTheDocument());
});

test.each([
  [401, 'unauthenticated'],
  [409, OTHER_PERSON],
  [503, 'technical-work'],
])('what has its own window is not said twice: %i %s', async (status, code) => {
  show();
  sendProgress.mockRejectedValue(
    new CallError(status, [{ status: String(status), code, detail: 'Занято.' }]),
  );
  await act(async () => play());
  expect(sendProgress).toHaveBeenCalled();
  expect(screen.queryByText(/Занято|Нет связи|не засчитывается/)).toBeNull();
});

test('chapters play from where they begin; a video without any has no such list', () => {
  const { unmount } = show([], false, [
    { startSeconds: 0, title: 'Начало' },
    { startSeconds: 65, title: 'Барьер' },
  ]);
  screen.getByRole('button', { name: '1:05 Барьер' }).click();
  expect(playFrom).toHaveBeenCalledExactlyOnceWith(65);
  const current = () =>
    screen.queryAllByRole('button', { current: true }).map(({ textContent }) => textContent);
  expect(current()).toEqual([]);
  act(() => standAt(64));
  expect(current()).toEqual(['0:00 Начало']);
  act(() => standAt(65));
  expect(current()).toEqual(['1:05 Барьер']);
  unmount();
  show();
  expect(screen.queryByRole('heading', { name: 'Главы' })).toBeNull();
});

test('begun on another device, it goes on from where it was left there', () => {
  playFrom.mockReset();
  localStorage.setItem('portal-device', 'here');
  const { unmount } = show([{ deviceId: 'there', ranges: [[0, 20]] }]);
  expect(resumeFrom, 'by any link').toBe(20);
  expect(playFrom).not.toHaveBeenCalled();
  unmount();
  window.history.replaceState(null, '', '/lrp/videos/a#resume');
  show([{ deviceId: 'there', ranges: [[0, 20]] }]);
  expect(playFrom).toHaveBeenCalledExactlyOnceWith(20);
});

test('opened to go on, it plays from where it was left, once; a fresh one waits', () => {
  playFrom.mockReset();
  localStorage.setItem('portal-device', 'here');
  window.history.replaceState(null, '', '/lrp/videos/a#resume');
  const { unmount } = show([{ deviceId: 'here', ranges: [[0, 30]] }]);
  expect(playFrom).toHaveBeenCalledExactlyOnceWith(30);
  expect(window.location.hash).toBe('');
  unmount();
  show([{ deviceId: 'here', ranges: [[0, 30]] }]);
  window.history.replaceState(null, '', '/lrp/videos/b#resume');
  show();
  expect(playFrom).toHaveBeenCalledTimes(1);
});
