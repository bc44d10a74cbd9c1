import { eq } from 'drizzle-orm';
import type { APIResponse, BrowserContext } from '@playwright/test';
import { chains, pharmacies } from '@/backend/db/schema/directory';
import { users } from '@/backend/db/schema/users';
import { readClaim, signClaim, type Claim } from '@/lib/session/claim';
import { expect, test as base } from './fixtures';

export interface Answer {
  status: number;
  /** Target of a redirect. */
  to: string | undefined;
}

interface Spelling {
  path: string;
  headers?: Record<string, string>;
  /** Next first redirects to its own form of the address. */
  follow?: true;
}

/** Forms of requesting one address. Each has bypassed the access control of some framework. */
const FORMS = {
  plain: (path: string) => ({ path }),
  // Next first redirects a soft navigation to its own form of the address, with `_rsc`
  'a soft navigation': (path: string) => ({ path: `${path}?_rsc=1`, headers: { rsc: '1' }, follow: true }),
  'RSC without its query': (path: string) => ({ path, headers: { rsc: '1' }, follow: true }),
  '.rsc': (path: string) => ({ path: `${path}.rsc`, headers: { rsc: '1' }, follow: true }),
  'a prefetch': (path: string) => ({
    path: `${path}?_rsc=1`,
    headers: { rsc: '1', 'next-router-prefetch': '1' },
    follow: true,
  }),
  'a segment of a prefetch': (path: string) => ({
    path: `${path}?_rsc=1`,
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    follow: true,
  }),
  'percent-encoded': (path: string) => ({ path: encoded(path) }),
  'encoded twice': (path: string) => ({ path: encoded(path).replaceAll('%', '%25') }),
  'doubled slashes': (path: string) => ({ path: `${path.replaceAll('/', '//').slice(1)}/`, follow: true }),
} satisfies Record<string, (path: string) => Spelling>;

export type Form = keyof typeof FORMS;
export const EVERY_FORM = Object.keys(FORMS) as Form[];
/** Forms that return the page to people who may open it. */
export const OPENING_FORMS: Form[] = ['plain', 'a soft navigation', 'RSC without its query', 'a prefetch'];

function encoded(path: string): string {
  return path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

function read(answer: APIResponse): Answer {
  const to = answer.headers().location;
  const url = to ? new URL(to, 'http://portal.invalid') : undefined;
  return { status: answer.status(), to: url && url.pathname + url.search };
}

interface AccessFixtures {
  /** Requests an address in one of its forms as the context's person; redirects of a plain one are not followed. */
  ask: (path: string, form?: Form, headers?: Record<string, string>) => Promise<Answer>;
  /** Replaces the context's claim by a changed one, signed as the portal does. */
  reclaim: (change: Partial<Claim>) => Promise<void>;
  /** Moves the person into a pharmacy of a locked chain. */
  lockChain: (userId: string) => Promise<void>;
}

async function claimOf(context: BrowserContext, portal: string) {
  const held = (await context.cookies(portal)).find(({ name }) => name === 'claim');
  const claim = await readClaim(held?.value, process.env.E2E_SESSION_SECRET ?? '');
  if (!claim) throw new Error('The context holds no claim: ask for a page first');
  return claim;
}

/** Guards are tested by requests without a browser: the whole table for every role takes seconds. */
export const test = base.extend<AccessFixtures>({
  ask: async ({ context, baseURL }, use) => {
    await use(async (path, form = 'plain', more = {}) => {
      const spelling: Spelling = FORMS[form](path);
      const options = {
        headers: { ...spelling.headers, ...more },
        maxRedirects: spelling.follow ? 5 : 0,
      };
      // the whole address, as a relative one with two slashes would name another host
      return read(await context.request.get(`${baseURL ?? ''}${spelling.path}`, options));
    });
  },

  reclaim: async ({ context, baseURL }, use) => {
    const url = baseURL ?? '';
    await use(async (change) => {
      const claim = { ...(await claimOf(context, url)), ...change };
      const value = await signClaim(claim, process.env.E2E_SESSION_SECRET ?? '', 3600);
      await context.addCookies([{ name: 'claim', value, url, httpOnly: true, sameSite: 'Lax' }]);
    });
  },

  lockChain: async ({ deps }, use) => {
    await use(async (userId) => {
      const { db } = deps.database;
      const [locked] = await db
        .select({ pharmacyId: pharmacies.id })
        .from(pharmacies)
        .innerJoin(chains, eq(chains.id, pharmacies.chainId))
        .innerJoin(users, eq(users.pharmacyId, pharmacies.id))
        .where(eq(users.email, 'locked@portal.example'));
      if (!locked) throw new Error('The demo world has nobody of a locked chain');
      await db.update(users).set(locked).where(eq(users.id, userId));
    });
  },
});

export { expect };
