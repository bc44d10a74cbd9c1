import { expect, test } from 'vitest';
import { readPortalEnv } from '../config/portal';
import { contentSecurityPolicy } from '../session/csp';
import { lockPolicy } from './lock';
import { configuredTags, tagHosts } from './tag-settings';
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

test('traces: a service’s own while others stay, everything but the choice with the last', () => {
  const [gtm, metrika] = tagsOf({ GTM_ID: 'GTM-A', METRIKA_ID: '1' });
  const names = ['cookieGroups', '_ga', '_ga_X', '_ym_uid', 'other'];
  if (!gtm || !metrika) throw new Error('no tags');
  expect(traceNames(names, [metrika], [gtm])).toEqual(['_ym_uid']);
  expect(traceNames(names, [gtm], [metrika])).toEqual(['_ga', '_ga_X']);
  expect(traceNames(names, [gtm], [])).toEqual(['_ga', '_ga_X', '_ym_uid', 'other']);
  expect(cookieDomains('lk.portal.example')).toEqual(['lk.portal.example', 'portal.example']);
  expect(cookieDomains('localhost')).toEqual([]);
});
