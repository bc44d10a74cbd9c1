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

/** Header of every page that the edge allows; requests that bypass the edge (a missing picture or script) lack it. */
const ADDRESS = 'x-portal-path';
const passedEdge = async (): Promise<boolean> => (await headers()).has(ADDRESS);

/**
 * The signed claim of this request; null for a guest. Makes no request. Null also for a page that bypassed the edge:
 * its security policy and its cache headers are missing.
 */
const heldClaim = cache(async (): Promise<Claim | null> => {
  // first of all: a page that reads cookies is never rendered at build time
  const jar = await cookies();
  if (!(await passedEdge())) return null;
  const settings = env();
  return readClaim(jar.get(cookieNames(settings.SECURE_COOKIES).claim)?.value, settings.SESSION_SECRET);
});

/** Address being rendered, on a placeholder origin. */
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

/** The signed-in viewer; a guest is redirected to sign in and back. Call it outside any Suspense boundary. */
export async function requireViewer(): Promise<Viewer> {
  if (!(await passedEdge())) notFound();
  const claim = await heldClaim();
  if (claim) return claim.viewer;
  const { pathname, search } = await address();
  redirect(`/api/session/renew?to=${encodeURIComponent(pathname + search)}`);
}

/** Repeats the edge's decision for the address being rendered: 404 or a redirect when access is refused. */
export async function requireRoute(): Promise<Viewer> {
  const viewer = await requireViewer();
  const { pathname, searchParams } = await address();
  obey(decide(pathname, searchParams, await situation()));
  return viewer;
}

/** Whether the viewer may open a path: `await mayOpen('/lk/catalogue')`. */
export async function mayOpen(path: string): Promise<boolean> {
  return decide(path, new URLSearchParams(), await situation()).kind === 'pass';
}

/** Features that are off by default and enabled here. */
export const featuresOn = () => env().ENABLED_FEATURES;

/**
 * Owner of the document: the id of the signed-in person, null for a guest and for an open page, which a device keeps
 * for everyone. Never redirects.
 */
export async function documentOwner(): Promise<string | null> {
  if (isOpenPath((await address()).pathname)) return null;
  return (await heldClaim())?.viewer.id ?? null;
}

/** Slugs of the routing brands and the portal's own mark, as the claim holds them. */
export async function knownBrands(): Promise<readonly string[]> {
  return (await heldClaim())?.brands ?? [];
}

/** Name of a mark from the services, otherwise the built-in one; '' for no brand. */
export async function nameOfBrand(slug: string | null | undefined): Promise<string> {
  return nameIn(await brandList())(slug);
}

/** Brands that the services route, with names, in the order they are shown: for links and filters. */
export async function brandList(): Promise<Brand[]> {
  const claim = await heldClaim();
  return routedBrands(claim?.brands ?? [], claim?.brandNames);
}
