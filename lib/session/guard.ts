import 'server-only';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { decide, isOpenPath, type Decision, type Situation } from '../access/decide';
import type { Viewer } from '../access/permissions';
import { env } from '../config/portal';
import { nameIn, routedBrands, type Brand } from '../domain/brands';
import { readClaim, type Claim } from './claim';
import { cookieNames } from './cookies';

/** The edge's own word on every page it lets by; what it does not look at (a missing picture or script) lacks it. */
const ADDRESS = 'x-portal-path';
const passedEdge = async (): Promise<boolean> => (await headers()).has(ADDRESS);

/**
 * The signed claim of this request; null for a guest. No service is asked. A page the edge has not let by is nobody's:
 * its policy and its ban on keeping are missing too.
 */
const heldClaim = cache(async (): Promise<Claim | null> => {
  // before anything else: a page that reads cookies is never rendered at build time
  const jar = await cookies();
  if (!(await passedEdge())) return null;
  const settings = env();
  return readClaim(jar.get(cookieNames(settings.SECURE_COOKIES).claim)?.value, settings.SESSION_SECRET);
});

/** The address being rendered, on an origin of nobody. */
export async function address(): Promise<URL> {
  return new URL((await headers()).get(ADDRESS) ?? '/', 'http://portal.invalid');
}

async function situation(): Promise<Situation> {
  const claim = await heldClaim();
  const settings = env();
  return {
    viewer: claim?.viewer ?? null,
    brands: claim?.brands ?? [],
    waveOpen: claim?.waveOpen ?? false,
    features: settings.ENABLED_FEATURES,
    now: new Date(),
    programmeFinishAt: settings.PROGRAMME_FINISH_AT,
  };
}

function obey(decision: Decision): void {
  if (decision.kind === 'not-found') notFound();
  if (decision.kind === 'redirect') redirect(decision.to);
}

/** Who is signed in; a guest goes to sign in and comes back. Call it before any Suspense. */
export async function requireViewer(): Promise<Viewer> {
  if (!(await passedEdge())) notFound();
  const claim = await heldClaim();
  if (claim) return claim.viewer;
  const { pathname, search } = await address();
  redirect(`/api/session/renew?to=${encodeURIComponent(pathname + search)}`);
}

/** The edge's decision once more, for the address being rendered: 404 or redirect when it is not to be opened. */
export async function requireRoute(): Promise<Viewer> {
  const viewer = await requireViewer();
  const { pathname, searchParams } = await address();
  obey(decide(pathname, searchParams, await situation()));
  return viewer;
}

/** Whether a link to this path leads anywhere for the viewer: `await mayOpen('/lk/catalogue')`. */
export async function mayOpen(path: string): Promise<boolean> {
  return decide(path, new URLSearchParams(), await situation()).kind === 'pass';
}

/** What is built and off by default, and switched on here. */
export const featuresOn = () => env().ENABLED_FEATURES;

/**
 * Whom a document is made for: the id of who is signed in, null for a guest and for an open page, which a device
 * keeps for whoever uses it. Leads nowhere.
 */
export async function documentOwner(): Promise<string | null> {
  if (isOpenPath((await address()).pathname)) return null;
  return (await heldClaim())?.viewer.id ?? null;
}

/** Slugs of the routing brands and the portal's own mark, as the claim holds them. */
export async function knownBrands(): Promise<readonly string[]> {
  return (await heldClaim())?.brands ?? [];
}

/** A mark's name as the services say it, the built-in one otherwise; '' for no brand. */
export async function nameOfBrand(slug: string | null | undefined): Promise<string> {
  return nameIn(await brandList())(slug);
}

/** The routing brands with their names, in the order they are shown: for links and filters. */
export async function brandList(): Promise<Brand[]> {
  const claim = await heldClaim();
  return routedBrands(claim?.brands ?? [], claim?.brandNames);
}
