import { afterEach, expect, test, vi } from 'vitest';
import { fetchCode } from './fetch-code';

const FILES = ['static/chunks/42.js', 'static/chunks/app/[brand]/page.js'];
const asked = () =>
  Array.from(document.querySelectorAll('link[rel="prefetch"]'), (link) => link.getAttribute('href'));
const serve = (status = 200) => {
  const answer = vi.fn(async () => new Response(JSON.stringify(FILES), { status }));
  vi.stubGlobal('fetch', answer);
  return answer;
};
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('what the page does not have yet is asked for, by the address the bundler asks by', async () => {
  serve();
  const here = document.createElement('script');
  here.setAttribute('src', '/_next/static/chunks/42.js');
  here.type = 'text/plain';
  document.head.append(here);
  await fetchCode();
  expect(asked()).toEqual(['/_next/static/chunks/app/%5Bbrand%5D/page.js']);
});

test('nothing on a link that is paid by the byte', async () => {
  const answer = serve();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await fetchCode();
  expect(answer).not.toHaveBeenCalled();
  expect(asked()).toEqual([]);
});

test('a build without the list is no error', async () => {
  serve(404);
  await fetchCode();
  expect(asked()).toEqual([]);
});
