import { parse } from 'yaml';
import { z } from 'zod';
import { FILTER_GROUPS } from '@/lib/domain/product-filters';
import { checked, namesIn, read } from './content';

/** The written catalogue and glossary of the demo world. */
const slug = z.string().regex(/^[a-z0-9-]+$/);
const brands = ['lrp', 'vichy', 'cerave', 'dercos'] as const;
const [, ...plainGroups] = FILTER_GROUPS;
const titles = z.record(slug, z.string().min(1));

const product = z.strictObject({
  slug,
  name: z.string().min(5).max(120),
  gamma: slug,
  size: z.string(),
  code: z.string(),
  format: slug,
  /** Vessel in which the product is drawn. */
  vessel: z.string(),
  scene: z.enum(['sun']).optional(),
  need: z.array(slug).min(1),
  skin: z.array(slug).min(1),
  audience: z.array(slug).default(['adults']),
  tags: z.array(z.string()).min(1),
  components: z.array(z.string()).min(1),
  short: z.string().min(20),
  full: z.string().min(80),
  features: z.array(z.string()).min(1),
  how: z.array(z.string()).min(1),
  result: z.string(),
  composition: z.string(),
  counsel: z.string(),
  new: z.boolean().default(false),
  archived: z.boolean().default(false),
  erid: z.boolean().default(false),
});
const line = z.strictObject({ gammas: titles, products: z.array(product) });
const filters = z.strictObject({ need: titles, skin: titles, format: titles, audience: titles });
const word = z.strictObject({
  name: z.string().min(1),
  synonyms: z.array(z.string()).default([]),
  mark: z.enum(brands).optional(),
  text: z.string().refine((text) => {
    const words = text.split(/\s+/).length;
    return words >= 30 && words <= 70;
  }, '30–70 words'),
});

export type ProductContent = z.output<typeof product> & { brand: (typeof brands)[number] };
export type WordContent = z.output<typeof word>;

const readYaml = <T>(schema: z.ZodType<T>, path: string) => checked(schema, parse(read(path)), path);

/** Products of every brand, with the titles of their filters. */
export function readProducts() {
  const lines = brands.map((brand) => ({ brand, ...readYaml(line, `products/${brand}.yaml`) }));
  return {
    gammas: lines.flatMap(({ brand, gammas }) =>
      Object.entries(gammas).map(([alias, title]) => ({ alias, title, brand })),
    ),
    filters: readYaml(filters, 'products/filters.yaml'),
    products: lines.flatMap(({ brand, products }) =>
      products.map((item): ProductContent => ({ ...item, brand })),
    ),
  };
}

export const readGlossary = (): WordContent[] =>
  namesIn('glossary', '.yaml').flatMap((file) => readYaml(z.array(word), `glossary/${file}`));

/** Groups whose entries belong to every brand. */
export const PLAIN_GROUPS = plainGroups;
