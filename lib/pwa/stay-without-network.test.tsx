import { afterEach, expect, test, vi } from 'vitest';
import { isTaken } from '../browser/soft-navigation';
import { markBusy } from './busy';
import { reloadPage } from './page-reload';
import { stayWithoutNetwork } from './stay-without-network';

vi.mock('./page-reload', () => ({ reloadPage: vi.fn() }));

const navigation = new EventTarget();
const replace = vi.fn();

function load(given: Partial<NavigateEvent> = {}, url = window.location.href): boolean {
  const event = new Event('navigate', { cancelable: true });
  Object.assign(event, { navigationType: 'replace', userInitiated: false, ...given });
  Object.assign(event, { destination: { sameDocument: false, url } });
  return navigation.dispatchEvent(event);
}

function open(answer: () => Promise<Response>) {
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  return stayWithoutNetwork();
}

afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
  vi.mocked(reloadPage).mockReset();
});

test('without an answer of the portal the page stays', async () => {
  const leave = open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(load()).toBe(false);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(replace).not.toHaveBeenCalled();
  leave();
  expect(load()).toBe(true);
});

test('from then on links load whole, and the page when the network is back and nothing is under way', async () => {
  const leave = open(() => Promise.reject(new TypeError('Failed to fetch')));
  load();
  await vi.waitFor(() => expect(isTaken('/lrp/news')).toBe(true));
  expect(reloadPage).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/lrp\/news$/));
  vi.mocked(reloadPage).mockReset();
  vi.mocked(fetch).mockResolvedValue(new Response());
  const done = markBusy('form');
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).not.toHaveBeenCalled();
  done();
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledExactlyOnceWith());
  leave();
  expect(isTaken('/lrp/news')).toBe(false);
});

test('with one the page is loaded, as the router asked', async () => {
  const leave = open(() => Promise.resolve(new Response()));
  expect(load()).toBe(false);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(window.location.href));
  expect(load()).toBe(true);
  leave();
});

test('what a person asks for, a reload and other addresses are not held', () => {
  const leave = open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(load({ userInitiated: true })).toBe(true);
  expect(load({ navigationType: 'reload' })).toBe(true);
  expect(load({ navigationType: 'push' })).toBe(true);
  expect(load({}, 'https://portal.example/elsewhere')).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  leave();
});
