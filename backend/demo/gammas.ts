import { parse } from 'yaml';
import { z } from 'zod';
import { eq } from 'drizzle-orm';
import { learningItemGammas, productFilterEntries } from '../db/schema/products';
import type { Db } from '../db/types';
import { checked, read } from './content';
import { insertAll } from './bulk';

const slugs = z.array(z.string()).default([]);
const gammaContents = z.record(z.string(), z.strictObject({ articles: slugs, tests: slugs }));

interface Known {
  id?: string | undefined;
  slug: string;
}

/** Links learning items to the gammas they are about. Throws for an unknown slug. */
export async function writeGammas(
  tx: Db,
  { articles, tests }: { articles: readonly Known[]; tests: readonly Known[] },
  items: ReadonlyMap<string, string>,
): Promise<void> {
  const gammas = await tx.select().from(productFilterEntries).where(eq(productFilterEntries.group, 'gamma'));
  const entryOf = new Map(gammas.map(({ alias, id }) => [alias, id]));
  const itemOf = (kind: 'article' | 'test', slug: string) => {
    const row = (kind === 'article' ? articles : tests).find((one) => one.slug === slug);
    const itemId = items.get(`${kind} ${row?.id ?? ''}`);
    if (!itemId) throw new Error(`gammas.yaml: nothing is called «${slug}»`);
    return itemId;
  };
  const rows = Object.entries(checked(gammaContents, parse(read('gammas.yaml')), 'gammas.yaml')).flatMap(
    ([alias, about]) => {
      const entryId = entryOf.get(alias);
      if (!entryId) throw new Error(`gammas.yaml: no gamma is called «${alias}»`);
      const ids = [
        ...about.articles.map((slug) => itemOf('article', slug)),
        ...about.tests.map((slug) => itemOf('test', slug)),
      ];
      return ids.map((itemId) => ({ itemId, entryId }));
    },
  );
  await insertAll(tx, learningItemGammas, rows);
}
