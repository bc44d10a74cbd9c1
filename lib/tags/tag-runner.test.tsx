import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CookieGroup } from '../domain/cookie-groups';
import type { Step } from './tag-runner';
import type { Tag } from './tag-settings';

const tag = (kind: Tag['kind'], group: CookieGroup): Tag => ({
  kind,
  id: '1',
  src: `https://${kind}.example/t.js`,
  group,
  hosts: [`https://${kind}.example`],
});
const TAGS = [tag('gtm', 4), tag('metrika', 2)];

let takeStep: (step: Step) => void;
let leave: AbortController;
beforeEach(async () => {
  // what runs is kept by the module, as it is by the document
  vi.resetModules();
  ({ takeStep } = await import('./tag-runner'));
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  // a document before this one must not hear that this one goes
  leave = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, told: EventListener) =>
    listen(type, told, { signal: leave.signal }),
  );
});
afterEach(() => {
  leave.abort();
  for (const name of ['_ga', '_ga_X', '_gcl_au', '_ym_uid', 'other'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  delete window.dataLayer;
  delete window.ym;
});

const step = (groups: readonly CookieGroup[], place = '/lk', tags = TAGS) =>
  takeStep({ tags, groups, path: place.replace(/\?.*/, ''), place, keptHosts: [] });
const told = () => (window.dataLayer ?? []).map((entry) => JSON.stringify(Object.values(entry as object)));
const consents = () => told().filter((entry) => entry.startsWith('["consent"'));
const hits = () => told().filter((entry) => entry.startsWith('["portal_page"'));
/** Asked again: here a cookie that was deleted lives on to the end of its millisecond. */
const cookies = () => document.cookie.split('; ').map((pair) => pair.replace(/=.*/, ''));

test('a container that goes on is told that counting was withdrawn, and the counter’s cookies go', async () => {
  step([1, 2, 4]);
  document.cookie = '_ga=1; Path=/';
  document.cookie = '_ga_X=1; Path=/';
  document.cookie = '_gcl_au=1; Path=/';
  expect(consents()).toHaveLength(1);
  expect(consents()[0]).toContain('"default"');
  step([1, 4]);
  expect(consents()).toHaveLength(2);
  expect(consents()[1]).toContain('"update"');
  expect(consents()[1]).toContain('"ad_storage":"granted"');
  expect(consents()[1]).toContain('"analytics_storage":"denied"');
  await expect.poll(cookies).toEqual(['_gcl_au']);
});

test('without another counter too, and a group given later is told as well', async () => {
  const gtm = TAGS.slice(0, 1);
  step([1, 2, 4], '/lk', gtm);
  document.cookie = '_ga=1; Path=/';
  step([1, 4], '/lk', gtm);
  await expect.poll(cookies).not.toContain('_ga');
  step([1, 2, 4], '/lk', gtm);
  expect(consents()).toHaveLength(3);
  expect(consents()[2]).toContain('"analytics_storage":"granted"');
  document.cookie = '_ga=1; Path=/';
  window.dispatchEvent(new Event('pagehide'));
  const left = Date.now();
  await vi.waitUntil(() => Date.now() > left);
  expect(cookies(), 'allowed again, it stays').toContain('_ga');
});

test('what is withdrawn may write once more: it goes with the page', async () => {
  step([1, 2, 4]);
  step([1, 4]);
  document.cookie = '_ga=1; Path=/';
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(cookies).not.toContain('_ga');
});

test('a refusal of everything leaves other applications’ cookies alone', async () => {
  step([1, 2, 4]);
  document.cookie = '_ym_uid=1; Path=/';
  document.cookie = 'other=1; Path=/';
  step([1]);
  expect(consents().at(-1)).toContain('"ad_storage":"denied"');
  await expect.poll(cookies).toEqual(['other']);
});

test('filters and pages of a list are openings, told by the path alone', () => {
  step([1, 4], '/lk/learnings');
  step([1, 4], '/lk/learnings');
  step([1, 4], '/lk/learnings?mark=lrp');
  step([1, 4], '/lk/learnings?mark=lrp&page=2');
  expect(hits()).toHaveLength(3);
  expect(new Set(hits())).toEqual(new Set(['["portal_page","/lk/learnings"]']));
});
