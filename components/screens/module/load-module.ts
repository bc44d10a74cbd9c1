import 'server-only';
import { notFound } from 'next/navigation';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { moduleListQuery, moduleQueryBySlug, type InteractiveModule } from '@/api/modules/queries';
import { EMPTY_BRAND, PORTAL_BRAND } from '@/lib/routes/sections';

const NEXT = 3;

/** A module is found under its own brand or under no brand; those of no brand in the academy too. */
export async function findModule(brand: string, slug: string): Promise<InteractiveModule> {
  const found = await must(moduleQueryBySlug(slug));
  if (![found.mark, EMPTY_BRAND].includes(brand)) notFound();
  return found;
}

/** A module of the academy: without a brand. */
export const findAcademyModule = (slug: string) => findModule(PORTAL_BRAND, slug);

/** Others of the same list: those of its own brand and what is not done yet first. */
export function pickNext(module: InteractiveModule, list: readonly InteractiveModule[]): InteractiveModule[] {
  const rank = ({ mark, isFinished }: InteractiveModule) =>
    2 * Number(mark !== module.mark) + Number(isFinished);
  return list
    .filter(({ id }) => id !== module.id)
    .sort((left, right) => rank(left) - rank(right))
    .slice(0, NEXT);
}

/** A module and what comes next: both are asked for at once. */
export async function loadModule(brand: string, slug: string) {
  const [module, list] = await Promise.all([findModule(brand, slug), part(moduleListQuery({ brand }))]);
  return { module, next: pickNext(module, list?.items ?? []) };
}

export const loadAcademyModule = (slug: string) => loadModule(PORTAL_BRAND, slug);
