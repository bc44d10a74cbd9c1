import 'server-only';
import { notFound } from 'next/navigation';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { moduleListQuery, moduleQueryBySlug, type InteractiveModule } from '@/api/modules/queries';
import { EMPTY_BRAND, PORTAL_BRAND } from '@/lib/routes/sections';

const NEXT = 3;

/** Finds a module under its own brand or under no brand, those of no brand also in the academy; 404 otherwise. */
export async function findModule(brand: string, slug: string): Promise<InteractiveModule> {
  const found = await must(moduleQueryBySlug(slug));
  if (![found.mark, EMPTY_BRAND].includes(brand)) notFound();
  return found;
}

/** A module of the academy: without a brand. */
export const findAcademyModule = (slug: string) => findModule(PORTAL_BRAND, slug);

/** Picks other modules of the list: those of the same brand first, then those not finished. */
export function pickNext(module: InteractiveModule, list: readonly InteractiveModule[]): InteractiveModule[] {
  const rank = ({ mark, isFinished }: InteractiveModule) =>
    2 * Number(mark !== module.mark) + Number(isFinished);
  return list
    .filter(({ id }) => id !== module.id)
    .sort((left, right) => rank(left) - rank(right))
    .slice(0, NEXT);
}

/** Loads a module and the next ones, in parallel. */
export async function loadModule(brand: string, slug: string) {
  const [module, list] = await Promise.all([findModule(brand, slug), part(moduleListQuery({ brand }))]);
  return { module, next: pickNext(module, list?.items ?? []) };
}

export const loadAcademyModule = (slug: string) => loadModule(PORTAL_BRAND, slug);
