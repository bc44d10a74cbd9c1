import { ANALYTICAL, type CookieGroup } from '../domain/cookie-groups';

/** One counter or container, as the browser receives it. */
export interface Tag {
  kind: 'gtm' | 'metrika' | 'script';
  /** Number of the container or the counter; address of a script. */
  id: string;
  /** Address of the script. */
  src: string;
  /** Loads once this group is allowed, and stops when it is withdrawn. */
  group: CookieGroup;
  /** Origins that it may send requests to. */
  hosts: readonly string[];
}

export interface TagEnv {
  GTM_ID: string;
  GTM_URL: string;
  GTM_GROUP: CookieGroup;
  METRIKA_ID: string;
  METRIKA_URL: string;
  TAG_SCRIPTS: readonly string[];
  TAG_HOSTS: readonly string[];
}

export const GTM_URL = 'https://www.googletagmanager.com';
export const METRIKA_URL = 'https://mc.yandex.ru';

/** Origins to which the services send their data; a private proxy needs none of them. */
const THEIR_HOSTS: Readonly<Record<string, readonly string[]>> = {
  [GTM_URL]: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  [METRIKA_URL]: ['https://mc.yandex.com'],
};

const SCRIPT = /^([234]):(https?:\/\/[^\s;,'"]+)$/;
/** An origin, possibly with all subdomains; it becomes part of the policy, so nothing else is allowed in it. */
const HOST = /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/;

export const isMetrikaId = (id: string) => /^\d{1,12}$/.test(id);
export const isTagScript = (line: string) => SCRIPT.test(line) && URL.canParse(line.slice(2));
export const isHost = (host: string) => HOST.test(host);

const withHosts = (base: string) => [new URL(base).origin, ...(THEIR_HOSTS[base] ?? [])];

/** Configured tags; none by default. The variables are already checked (`lib/config/portal`). */
export function configuredTags(env: TagEnv): readonly Tag[] {
  const { GTM_ID: gtm, GTM_URL: gtmUrl, METRIKA_ID: metrika, METRIKA_URL: metrikaUrl } = env;
  const tags: Omit<Tag, 'hosts'>[] = [];
  const hosts = new Map<string, readonly string[]>();
  const add = (tag: Omit<Tag, 'hosts'>, own: readonly string[]) => {
    tags.push(tag);
    hosts.set(tag.src, own);
  };
  if (gtm)
    add({ kind: 'gtm', id: gtm, src: `${gtmUrl}/gtm.js?id=${gtm}`, group: env.GTM_GROUP }, withHosts(gtmUrl));
  if (metrika) {
    const src = `${metrikaUrl}/metrika/tag.js`;
    add({ kind: 'metrika', id: metrika, src, group: ANALYTICAL }, withHosts(metrikaUrl));
  }
  for (const line of env.TAG_SCRIPTS) {
    const [, group, src = ''] = SCRIPT.exec(line) ?? [];
    add(
      { kind: 'script', id: src, src, group: Number(group) as CookieGroup },
      withHosts(new URL(src).origin),
    );
  }
  return tags.map((tag) => ({ ...tag, hosts: [...(hosts.get(tag.src) ?? []), ...env.TAG_HOSTS] }));
}

/** Origins that the page's policy allows for these tags, without duplicates. */
export function tagHosts(tags: readonly Tag[]): readonly string[] {
  return [...new Set(tags.flatMap(({ hosts }) => hosts))];
}
