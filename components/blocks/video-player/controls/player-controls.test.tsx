import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayerControls } from './player-controls';

const CHAPTERS = [
  { startSeconds: 0, title: 'Начало' },
  { startSeconds: 30, title: 'Барьер' },
];
let video: HTMLVideoElement;
let frame: HTMLElement;
let cue: (words: string) => void;
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

/** Sets properties that a browser's element has and the test's does not. */
function give(facts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(facts))
    Object.defineProperty(video, name, { value, writable: true, configurable: true });
}

beforeEach(async () => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  frame = document.createElement('div');
  document.body.append(frame);
  video = document.createElement('video');
  const track = Object.assign(new EventTarget(), {
    kind: 'captions',
    mode: 'showing',
    activeCues: [] as object[],
  });
  cue = (words) => {
    track.activeCues = words ? [{ getCueAsHTML: () => ({ textContent: words }) }] : [];
    track.dispatchEvent(new Event('cuechange'));
  };
  give({ play, pause, paused: true, duration: 60, currentTime: 0, muted: false, volume: 1 });
  give({ readyState: 4, networkState: 1, NETWORK_NO_SOURCE: 3, error: null, remote: undefined });
  give({
    textTracks: Object.assign(new EventTarget(), {
      0: track,
      length: 1,
      [Symbol.iterator]: () => [track].values(),
    }),
  });
  show();
  await act(async () => {});
  expect(track.mode).toBe('hidden');
});
afterEach(() => frame.remove());

async function now(facts: Record<string, unknown>, ...events: string[]): Promise<void> {
  give(facts);
  await act(async () => events.forEach((name) => video.dispatchEvent(new Event(name))));
}
const show = (begin = 0) =>
  render(<PlayerControls {...{ video, frame, begin }} chapters={CHAPTERS} hasCaptions />, {
    container: frame,
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the presses of a double click pause and play again', async () => {
  await now({ paused: false }, 'play', 'playing');
  play.mockImplementation(() => Promise.resolve(give({ paused: false })));
  pause.mockImplementation(() => give({ paused: true }));
  const picture = frame.querySelector('[class*="surface"]') as HTMLElement;
  act(() => {
    for (const _ of [1, 2]) fireEvent.pointerUp(picture, { pointerType: 'mouse', button: 0 });
  });
  expect([pause.mock.calls.length, play.mock.calls.length, video.paused]).toEqual([1, 1, false]);
});

test('plays and pauses, by button, picture and key; what it is doing is said', async () => {
  fireEvent.click(button('Воспроизвести'));
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(frame, { code: 'KeyK' });
  expect(play).toHaveBeenCalledTimes(2);
  await now({ paused: false }, 'play');
  fireEvent.click(button('Пауза'));
  expect(pause).toHaveBeenCalledOnce();
});

test('the place in the video is said with its chapter, and moved by the slider and the arrows', async () => {
  await now({ currentTime: 31 }, 'timeupdate');
  const place = screen.getByRole('slider', { name: 'Место в видео' });
  expect(place).toHaveAttribute('aria-valuetext', '0:31 из 1:00, Барьер');
  fireEvent.keyDown(place, { code: 'ArrowLeft' });
  expect(video.currentTime).toBe(26);
  fireEvent.change(place, { target: { value: '12' } });
  expect(video.currentTime).toBe(12);
  fireEvent.keyDown(frame, { code: 'KeyJ' });
  fireEvent.keyDown(frame, { code: 'KeyJ' });
  expect(video.currentTime, 'never before the beginning').toBe(0);
});

test('before it plays, the bar stands where it will be resumed; then where it is', async () => {
  show(31);
  const place = screen.getByRole('slider', { name: 'Место в видео' });
  expect(place).toHaveAttribute('aria-valuetext', '0:31 из 1:00, Барьер');
  await now({ currentTime: 2 }, 'timeupdate');
  expect(place).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:02 /));
});

test('captions are ours, and go and come by their button', () => {
  act(() => cue('Две полоски крема.'));
  expect(screen.getByText('Две полоски крема.')).toBeVisible();
  const captions = button('Субтитры');
  expect(captions).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(captions);
  expect(screen.queryByText('Две полоски крема.')).toBeNull();
  fireEvent.keyDown(frame, { code: 'KeyC' });
  expect(screen.getByText('Две полоски крема.')).toBeVisible();
});

test('sound and speed', async () => {
  fireEvent.keyDown(frame, { code: 'KeyM' });
  expect(video.muted).toBe(true);
  await now({}, 'volumechange');
  fireEvent.click(button('Включить звук'));
  expect(video.muted).toBe(false);
  fireEvent.click(button('Скорость 1×'));
  expect(video.playbackRate).toBe(1.25);
  await now({}, 'ratechange');
  expect(button('Скорость 1,25×')).toBeVisible();
});

test('a video without sound says so and offers none; what may still have sound offers it', async () => {
  const played = { length: 1, start: () => 0, end: () => 0.2 };
  await now({ played, webkitVideoDecodedByteCount: 900, webkitAudioDecodedByteCount: 0 }, 'timeupdate');
  expect(button('Выключить звук')).toBeVisible();
  await now({ played: { ...played, end: () => 1 } }, 'timeupdate');
  expect(screen.queryByRole('button', { name: 'Выключить звук' })).toBeNull();
  expect(screen.queryByRole('slider', { name: 'Громкость' })).toBeNull();
  expect(screen.getByText(/^Без звука/)).toHaveTextContent('Без звука, есть субтитры');
  await now({ webkitAudioDecodedByteCount: 40 }, 'timeupdate');
  expect(button('Выключить звук')).toBeVisible();
  for (const fact of [{ mozHasAudio: false }, { mozHasAudio: undefined, audioTracks: [] }]) {
    await now(fact, 'loadedmetadata');
    expect(screen.queryByRole('button', { name: 'Выключить звук' })).toBeNull();
  }
});

test('a video that did not come says so and is asked for again', async () => {
  const load = vi.fn();
  give({ load, networkState: 3 });
  video.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Видео не загрузилось');
  fireEvent.click(button('Повторить'));
  expect(load).toHaveBeenCalledOnce();
  await now({ networkState: 1 }, 'loadstart');
  expect(screen.queryByRole('alert')).toBeNull();
});
