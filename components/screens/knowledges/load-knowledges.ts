import 'server-only';
import { articleListQuery, ARTICLES_PAGE } from '@/api/articles/queries';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { ingredientsQuery } from '@/api/glossary/queries';
import { keyIngredients, SCIENCE_CATEGORIES } from '@/lib/domain/science';
import { oneOf, shownOf } from '@/lib/routes/list-address';
import { EMPTY_BRAND } from '@/lib/routes/sections';

type Query = Record<string, string | string[] | undefined>;

const MOST_INGREDIENTS = 6;

/** Scientific articles of a brand (or of all), and the ingredients they are about. */
export async function loadKnowledges(segment: string, query: Query) {
  const brand = segment === EMPTY_BRAND ? null : segment;
  const category = SCIENCE_CATEGORIES.find((slug) => slug === oneOf(query.category));
  const shown = shownOf(query.page, ARTICLES_PAGE);
  const filters = { kind: 'article' as const, brand: segment, category: category ?? SCIENCE_CATEGORIES };
  const [list, words] = await Promise.all([
    must(articleListQuery(filters, shown)),
    part(ingredientsQuery(brand ?? undefined)),
  ]);
  const text = list.items.map(({ title, description }) => `${title}. ${description}`).join('\n');
  const ingredients = keyIngredients(words?.items ?? [], { brand, text, most: MOST_INGREDIENTS });
  return { brand, category, shown, list, ingredients };
}

export type Knowledges = Awaited<ReturnType<typeof loadKnowledges>>;
