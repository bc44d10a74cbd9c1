import * as path from '@/lib/routes/path';

export interface Page {
  name: string;
  url: string;
  guest: boolean;
  /** Account that opens the page; the showpiece by default. */
  email?: string;
  /** `portal`: most processor time of the portal, in units of an empty page; `html`: kB before compression. */
  goals: { portal?: number; html?: number; js: number; performance: number };
}

const CONTENT = { js: 1.33, performance: 95 };
const FORM = { js: 1.55, performance: 90 };

const SHOWPIECE = 'pharmacist@portal.example';

/** Signs a demo account in and returns its cookies; the claim among them is valid for five minutes. */
export async function signIn(portal: string, email = SHOWPIECE): Promise<string> {
  const answer = await fetch(`${portal}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo2026pass' }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

async function firstLink(portal: string, cookie: string, list: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(portal + list, { headers: { cookie, accept: 'text/html' } })).text();
  const [, found] =
    [...html.matchAll(/href=["']([^"']+)["']/g)].find(([, href = '']) => pattern.test(href)) ?? [];
  if (!found) throw new Error(`${list} links to nothing like ${pattern}`);
  return found;
}

/** One page of each class with its goals. */
export async function findPages(portal: string, cookie: string): Promise<Page[]> {
  const article = await firstLink(portal, cookie, path.news('lrp'), /^\/lrp\/news\/[^?#]+$/);
  const video = await firstLink(portal, cookie, path.videos('lrp'), /^\/lrp\/videos\/[^?#]+$/);
  const test = await firstLink(portal, cookie, `${path.learnings()}?type=test`, /^\/lk\/tests\/\d+$/);
  const product = await firstLink(portal, cookie, path.products('lrp'), /^\/lrp\/products\/[^?#]+$/);
  const interactive = await firstLink(portal, cookie, path.interactive('lrp'), /^\/lrp\/modules\/[^?#]+$/);
  const page = (name: string, address: string, goals: Page['goals'], guest = false): Page => ({
    name,
    url: portal + address,
    guest,
    goals,
  });
  return [
    page('login', path.login(), { portal: 2, ...FORM }, true),
    page('registration', path.registration(), FORM, true),
    page('home', path.home(), { portal: 6, html: 70, ...CONTENT }),
    page('news', path.news('lrp'), { portal: 5, html: 60, ...CONTENT }),
    page('article', article, { portal: 5, html: 50, ...CONTENT }),
    page('videos', path.videos('lrp'), CONTENT),
    page('video', video, { js: 1.8, performance: 90 }),
    page('products', path.products('lrp'), { portal: 5, html: 60, ...CONTENT }),
    page('product', product, { portal: 5, html: 50, ...CONTENT }),
    page('glossary', path.glossary('lrp'), CONTENT),
    page('module', interactive, { js: 1.8, performance: 90 }),
    page('learnings', path.learnings(), { portal: 6, html: 60, ...CONTENT }),
    page('test', test, FORM),
    page('account', path.account(), { portal: 6, html: 70, ...FORM }),
    // at least 0.30 of the empty page's speed
    page('schedule', path.schedule(), { portal: 3.3, html: 70, ...CONTENT }),
    {
      ...page('pharmacists', path.pharmacists(), { portal: 3.3, html: 70, ...CONTENT }),
      email: 'representative@portal.example',
    },
    page('catalogue', path.catalogue(), CONTENT),
    page('story', path.about('lrp'), CONTENT),
    page('knowledges', path.knowledges('lrp'), CONTENT),
    page('experts', path.experts(), CONTENT),
    page('questions', path.questions(), FORM),
    page('search results', `${path.search()}?q=${encodeURIComponent('кожа')}`, CONTENT),
    page('brand tests', path.brandTests('lrp'), CONTENT),
    page('recordings', path.webinars(), CONTENT),
    page('landing', '/vichy/neovadiol', CONTENT),
  ];
}
