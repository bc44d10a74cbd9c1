import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Each script sets a cookie, reports the events it receives to its host and keeps reporting, as real ones do; the
 * container obeys its consent mode for one cookie and not for the other.
 */
const SAY = `const say = (what) => fetch(here + what, { mode: 'no-cors' }).catch(() => undefined);`;
const HERE = `const here = new URL(document.currentScript.src).origin;`;
const GTM = `${HERE}${SAY}
let counts = false;
const keep = () => {
  document.cookie = '_gcl_au=1.1; Path=/';
  if (counts) document.cookie = '_ga=GA1.1; Path=/';
};
const hear = (entry) => {
  if (entry[0] === 'consent') counts = entry[2].analytics_storage === 'granted';
  say('/collect?gtm=' + encodeURIComponent(JSON.stringify(entry.event ? entry : Array.from(entry))));
};
dataLayer.forEach(hear);
keep();
dataLayer.push = (entry) => hear(entry);
setInterval(() => { keep(); say('/tick?gtm'); new Image().src = here + '/pixel?gtm'; }, 200);`;
const METRIKA = `${HERE}${SAY}
document.cookie = '_ym_uid=1; Path=/';
localStorage.setItem('_ym_retryReqs', '{}');
const queue = ym.a;
ym = (id, method, ...rest) => say('/watch?ym=' + encodeURIComponent(JSON.stringify([id, method, ...rest])));
queue.forEach((call) => ym(...call));
setInterval(() => say('/tick?ym'), 200);`;
const PIXEL = `${HERE}${SAY}
addEventListener('portal:page', ({ detail }) => say('/pixel?path=' + encodeURIComponent(detail.path)));`;

const SCRIPTS: Readonly<Record<string, string>> = {
  '/gtm.js': GTM,
  '/metrika/tag.js': METRIKA,
  '/p.js': PIXEL,
};

export interface TagServer {
  url: string;
  /** Paths with queries, decoded, in order of the requests. */
  asked: string[];
  stop: () => Promise<void>;
}

/** Starts a third-party host that responds as tag services do and records its requests. */
export async function startTagServer(): Promise<TagServer> {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    asked.push(decodeURIComponent(path));
    const script = SCRIPTS[path.replace(/\?.*/, '')];
    answer.writeHead(script ? 200 : 204, script ? { 'content-type': 'text/javascript' } : {});
    answer.end(script && `{${script}}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
