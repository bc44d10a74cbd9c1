import { expect, test } from 'vitest';
import { readPortalEnv } from '../config/portal';
import { contentSecurityPolicy } from '../session/csp';
import { lockPolicy } from './lock';
import type { CookieGroup } from '../domain/cookie-groups';
import { configuredTags, tagHosts, type Tag } from './tag-settings';
import { cookieDomains, traceNames } from './tag-traces';

const env = (more: Record<string, string> = {}) => readPortalEnv({ SESSION_SECRET: 'x'.repeat(32), ...more });
const tagsOf = (more: Record<string, string>) => configuredTags(env(more));

test('nothing is configured by default, and the policy names nobody', () => {
  expect(configuredTags(env())).toEqual([]);
  expect(contentSecurityPolicy('n', false, { tags: [], connect: [] })).toBe(
    contentSecurityPolicy('n', false),
  );
  expect(contentSecurityPolicy('n', false)).not.toMatch(/https?:/);
});

test('each service has its group, its script and its hosts', () => {
  const [gtm, metrika, pixel] = tagsOf({
    GTM_ID: 'GTM-ABC1',
    METRIKA_ID: '123',
    TAG_SCRIPTS: '3:https://pixel.example/p.js?a=1',
    TAG_HOSTS: 'https://collect.example',
  });
  expect(gtm).toMatchObject({ group: 4, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1' });
  expect(metrika).toMatchObject({ group: 2, src: 'https://mc.yandex.ru/metrika/tag.js' });
  expect(pixel).toMatchObject({ group: 3, hosts: ['https://pixel.example', 'https://collect.example'] });
  expect(gtm?.hosts).toContain('https://*.google-analytics.com');
  expect(tagsOf({ GTM_ID: 'GTM-A', GTM_GROUP: '2' })[0]?.group).toBe(2);
});

test('a tagging server of one’s own needs none of theirs', () => {
  const tags = tagsOf({ GTM_ID: 'GTM-A', GTM_URL: 'https://tags.portal.example/' });
  expect(tagHosts(tags)).toEqual(['https://tags.portal.example']);
});

test('the policy lets the configured hosts in where tags need them, and scripts still by nonce alone', () => {
  const policy = contentSecurityPolicy('n', false, {
    tags: ['https://t.example'],
    connect: ['https://e.example'],
  });
  const rule = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  expect(rule('connect-src')).toBe("connect-src 'self' blob: https://t.example https://e.example");
  expect(rule('img-src')).toBe("img-src 'self' data: blob: https://t.example");
  expect(rule('frame-src')).toBe("frame-src 'self' https://t.example");
  expect(rule('script-src')).toBe("script-src 'self' 'nonce-n' 'strict-dynamic'");
});

test('letters inside a document are let in on the page of saved copies alone', () => {
  const fonts = (path: string) =>
    /font-src ([^;]+)/.exec(contentSecurityPolicy('n', false, undefined, path))?.[1];
  expect([fonts('/'), fonts('/lrp/modules/x'), fonts('/offline')]).toEqual([
    "'self'",
    "'self'",
    "'self' data:",
  ]);
});

test.each([
  ['GTM_ID', 'gtm-ABC'],
  ['GTM_ID', 'GTM-abc'],
  ['GTM_ID', 'GTM-A;x'],
  ['GTM_GROUP', '1'],
  ['METRIKA_ID', '12a'],
  ['METRIKA_URL', 'mc.yandex.ru'],
  ['TAG_SCRIPTS', 'https://pixel.example/p.js'],
  ['TAG_SCRIPTS', '1:https://pixel.example/p.js'],
  ['TAG_SCRIPTS', '4:javascript:alert(1)'],
  ['TAG_HOSTS', "https://a.example 'unsafe-inline'"],
  ['TAG_HOSTS', 'https://a.example;script-src *'],
  ['TAG_HOSTS', 'https://*'],
])('%s=%s ends the start with its name', (name, value) => {
  expect(() => env({ [name]: value })).toThrow(new RegExp(`The environment is wrong: ${name}`));
});

test('the lock shuts out everyone but those still allowed', () => {
  expect(lockPolicy([], 'n')).toBe(
    "script-src 'self' 'nonce-n'; connect-src 'self' blob:; img-src 'self' data: blob:; frame-src 'self'",
  );
  expect(lockPolicy(['https://a.example'], 'n')).toContain("connect-src 'self' blob: https://a.example;");
});

test('traces: a service’s own, a container’s of the group taken back, a script’s from this host alone', () => {
  const [gtm, metrika, pixel] = tagsOf({
    GTM_ID: 'GTM-A',
    METRIKA_ID: '1',
    TAG_SCRIPTS: '4:https://pixel.example/p.js',
  });
  const names = ['cookieGroups', '_ga', '_ga_X', '_gallery', '_gcl_au', '_ym_uid', 'other'];
  if (!gtm || !metrika || !pixel) throw new Error('no tags');
  const traces = (tags: readonly Tag[], groups: readonly CookieGroup[], left: readonly Tag[]) =>
    traceNames(names, { tags, groups }, left);
  expect(traces([metrika], [2], [gtm])).toEqual({ known: ['_ga', '_ga_X', '_ym_uid'], unknown: [] });
  expect(traces([], [2], [gtm])).toEqual({ known: ['_ga', '_ga_X'], unknown: [] });
  expect(traces([gtm], [4], [metrika])).toEqual({ known: ['_ga', '_ga_X', '_gcl_au'], unknown: [] });
  const all = { known: ['_ga', '_ga_X', '_gcl_au', '_ym_uid'], unknown: [] };
  expect(traces([gtm, metrika], [2, 4], [])).toEqual(all);
  expect(traces([gtm, metrika, pixel], [2, 4], [])).toEqual({ ...all, unknown: ['_gallery', 'other'] });
  expect(traces([pixel], [4], [metrika])).toEqual({ known: [], unknown: [] });
  expect(cookieDomains('lk.portal.example')).toEqual(['lk.portal.example', 'portal.example']);
  expect(cookieDomains('localhost')).toEqual([]);
});
