import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMessage, vimeoPlayback } from './vimeo-playback';

const said: unknown[] = [];
const player = { postMessage: (message: unknown) => void said.push(message) } as unknown as Window;
const frame = { contentWindow: player, scrollIntoView: vi.fn() } as unknown as HTMLIFrameElement;
const ours = window.location.origin;
let playback: ReturnType<typeof vimeoPlayback>;

const tell = (data: unknown, { source = player, origin = ours } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
const seconds = (...told: number[]) =>
  told.forEach((second) => tell({ event: 'timeupdate', data: { seconds: second } }));

beforeEach(() => {
  said.length = 0;
  playback = vimeoPlayback(frame);
});
afterEach(() => playback.close());

it('asks for what it needs once the player is ready', () => {
  tell('{"event":"ready"}');
  expect(said).toContainEqual({ method: 'addEventListener', value: 'timeupdate' });
  expect(said).toContainEqual({ method: 'addEventListener', value: 'ended' });
});

it('counts what was played and not what was skipped', () => {
  seconds(0, 0.25, 0.5);
  tell({ event: 'seeked', data: { seconds: 30 } });
  seconds(30.25, 30.5);
  expect(playback.played()).toEqual([
    [0, 0.5],
    [30, 30.5],
  ]);
});

it('tells when it plays and when it stands still, until nobody listens', () => {
  const [onPlay, onPause] = [vi.fn(), vi.fn()];
  const leave = playback.follow({ onPlay, onPause });
  tell({ event: 'play', data: { seconds: 0 } });
  tell('{"event":"pause"}');
  tell({ event: 'ended' });
  leave();
  tell({ event: 'play' });
  expect(onPlay).toHaveBeenCalledOnce();
  expect(onPause).toHaveBeenCalledTimes(2);
});

it('plays on from a second', () => {
  playback.playFrom(12);
  expect(said).toEqual([
    { method: 'setCurrentTime', value: 12 },
    { method: 'play', value: undefined },
  ]);
});

it('hears its own frame alone', () => {
  tell({ event: 'timeupdate', data: { seconds: 1 } }, { source: window });
  tell({ event: 'timeupdate', data: { seconds: 2 } }, { origin: 'https://evil.example' });
  tell({ event: 'constructor' });
  tell('{not json');
  playback.close();
  seconds(3, 4);
  expect(playback.played()).toEqual([]);
});

it.each([
  ['{"event":"play"}', { event: 'play' }],
  ['null', null],
  ['x', null],
  [7, null],
  [{ a: 1 }, { a: 1 }],
])('reads %j', (message, read) => expect(readMessage(message)).toEqual(read));
