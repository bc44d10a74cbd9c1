export interface Page {
  name: string;
  url: string;
  guest: boolean;
  /** Whose page it is; the showpiece's otherwise. */
  email?: string;
  /** `portal`: processor time of the portal at most, an empty page being 1; `html`: kB before compression. */
  goals: { portal?: number; html?: number; js: number; performance: number };
}

const CONTENT = { js: 1.33, performance: 95 };
const FORM = { js: 1.55, performance: 90 };

const SHOWPIECE = 'pharmacist@portal.example';

/** A demo account's cookies as a browser would hold them; the claim among them lives five minutes. */
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
  const [, path] =
    [...html.matchAll(/href=["']([^"']+)["']/g)].find(([, href = '']) => pattern.test(href)) ?? [];
  if (!path) throw new Error(`${list} links to nothing like ${pattern}`);
  return path;
}

/** One page of each class with its goals. */
export async function findPages(portal: string, cookie: string): Promise<Page[]> {
  const article = await firstLink(portal, cookie, '/lrp/news', /^\/lrp\/news\/[^?#]+$/);
  const video = await firstLink(portal, cookie, '/lrp/videos', /^\/lrp\/videos\/[^?#]+$/);
  const test = await firstLink(portal, cookie, '/lk/learnings?type=test', /^\/lk\/tests\/\d+$/);
  const product = await firstLink(portal, cookie, '/lrp/products', /^\/lrp\/products\/[^?#]+$/);
  const interactive = await firstLink(portal, cookie, '/lrp/interactive', /^\/lrp\/modules\/[^?#]+$/);
  const page = (name: string, path: string, goals: Page['goals'], guest = false): Page => ({
    name,
    url: portal + path,
    guest,
    goals,
  });
  return [
    page('login', '/login', { portal: 2, ...FORM }, true),
    page('registration', '/registration', FORM, true),
    page('home', '/', { portal: 6, html: 70, ...CONTENT }),
    page('news', '/lrp/news', { portal: 5, html: 60, ...CONTENT }),
    page('article', article, { portal: 5, html: 50, ...CONTENT }),
    page('videos', '/lrp/videos', CONTENT),
    page('video', video, { js: 1.8, performance: 90 }),
    page('products', '/lrp/products', { portal: 5, html: 60, ...CONTENT }),
    page('product', product, { portal: 5, html: 50, ...CONTENT }),
    page('glossary', '/lrp/glossary', CONTENT),
    page('module', interactive, { js: 1.8, performance: 90 }),
    page('learnings', '/lk/learnings', { portal: 6, html: 60, ...CONTENT }),
    page('test', test, FORM),
    page('account', '/lk', { portal: 6, html: 70, ...FORM }),
    // at least 0.30 of the empty page's speed
    page('schedule', '/lk/schedule', { portal: 3.3, html: 70, ...CONTENT }),
    {
      ...page('pharmacists', '/lk/representative/pharmacists', { portal: 3.3, html: 70, ...CONTENT }),
      email: 'representative@portal.example',
    },
    page('catalogue', '/lk/catalogue', CONTENT),
    page('story', '/lrp/about', CONTENT),
    page('knowledges', '/lrp/knowledges', CONTENT),
    page('experts', '/academy/experts', CONTENT),
    page('questions', '/academy/ask-question', FORM),
    page('search results', '/search-results?q=%D0%BA%D0%BE%D0%B6%D0%B0', CONTENT),
    page('brand tests', '/lrp/tests', CONTENT),
    page('recordings', '/academy/webinars', CONTENT),
    page('landing', '/vichy/neovadiol', CONTENT),
  ];
}
