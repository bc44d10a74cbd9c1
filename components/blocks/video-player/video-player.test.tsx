import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './video-player';

const play = vi.fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
afterEach(() => vi.restoreAllMocks());

test('a large mark begins a file and gives way once it plays; a refusal to play is no failure', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  render(<VideoPlayer title="Уход" url="/media/a.mp4" isVimeo={false} poster={null} />);
  const mark = screen.getByRole('button', { name: 'Смотреть: Уход' });
  fireEvent.click(mark);
  expect(play).toHaveBeenCalledOnce();
  expect(mark).toBeInTheDocument();
  fireEvent.play(screen.getByLabelText('Уход'));
  expect(screen.queryByRole('button', { name: 'Смотреть: Уход' })).toBeNull();
});

test('begun before, it goes on from where it was left by the one press over the picture', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  render(<VideoPlayer title="Уход" url="/media/a.mp4" isVimeo={false} poster={null} resumeFrom={32} />);
  const video = screen.getByLabelText<HTMLVideoElement>('Уход');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Досмотреть с 0:32: Уход' }));
  expect(video.currentTime).toBe(32);
});

test('the browser’s own controls serve until ours have come', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: undefined, configurable: true });
  const { unmount } = render(<VideoPlayer title="Уход" url="/media/a.mp4" isVimeo={false} poster={null} />);
  const video = screen.getByLabelText('Уход');
  expect(video).toHaveAttribute('controls');
  expect(await screen.findByRole('group', { name: 'Управление видео' })).toBeVisible();
  expect(video).not.toHaveAttribute('controls');
  unmount();
  vi.unstubAllGlobals();
});
