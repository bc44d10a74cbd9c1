import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

/** The written content of the demo world, checked as it is read: a slip names its file. */
const folder = fileURLToPath(new URL('./content/', import.meta.url));
const slug = z.string().regex(/^[a-z0-9-]+$/);
const brand = z.enum(['lrp', 'vichy', 'cerave', 'dercos', 'proexpert']);

export const CATEGORIES = {
  skin: 'Кожа',
  hair: 'Волосы',
  sun: 'Солнце',
  ingredients: 'Ингредиенты',
  counselling: 'Консультация',
} as const;
const category = z.enum(Object.keys(CATEGORIES) as [keyof typeof CATEGORIES]);

const article = z.strictObject({
  title: z.string().min(10).max(140),
  brand,
  category,
  description: z.string().min(20),
  tags: z.array(z.string()),
  scene: z.string(),
  readMinutes: z.number().int().min(1),
  needErid: z.boolean(),
  test: slug.optional(),
});
const video = z.strictObject({
  slug,
  title: z.string(),
  subtitle: z.string(),
  brand,
  category,
  points: z.number().int().min(1),
  tags: z.array(z.string()),
  needErid: z.boolean(),
  test: slug.nullable(),
  scenes: z.array(z.string()).min(1),
  captions: z.array(z.string()).min(1),
  description: z.string(),
});
const test = z.strictObject({
  slug,
  title: z.string(),
  brand,
  description: z.string(),
  scene: z.string(),
  express: z.boolean(),
  allowedErrors: z.number().int(),
  pointsMultiplier: z.number(),
  /** What a perfect result pays, the multiplier included. */
  countPoints: z.number().int().min(1),
  tags: z.array(z.string()),
  questions: z
    .array(
      z.strictObject({
        text: z.string(),
        type: z.enum(['single_choice', 'multiple_choice']),
        options: z
          .array(z.strictObject({ text: z.string(), right: z.boolean(), points: z.number().int() }))
          .min(2),
      }),
    )
    .min(5)
    .max(10),
});
const gift = z.strictObject({
  slug,
  name: z.string(),
  brand,
  price: z.number().int().min(1),
  limit: z.number().int().min(1),
  amount: z.number().int().min(0),
  badges: z.array(z.enum(['new', 'hit', 'last'])),
  scene: z.string(),
  kind: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  vendorCode: z.string(),
  size: z.string(),
});
const banner = z.strictObject({
  title: z.string(),
  description: z.string(),
  urlText: z.string(),
  brand,
  target: z.enum(['_self', '_blank']),
  link: z.union([
    z.strictObject({ kind: z.enum(['article', 'video', 'test']), slug }),
    z.strictObject({ kind: z.literal('catalogue') }),
  ]),
  needErid: z.boolean(),
  timerDays: z.number().int().nullable(),
});
const clips = z.record(z.string(), z.object({ seconds: z.number().min(1) }));

export type ArticleContent = z.output<typeof article> & { slug: string; text: string };
export type VideoContent = z.output<typeof video>;
export type TestContent = z.output<typeof test>;
export type GiftContent = z.output<typeof gift>;
export type BannerContent = z.output<typeof banner>;

function checked<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Error(`Demo content ${name}: ${z.prettifyError(read.error)}`);
}

const read = (path: string) => readFileSync(folder + path, 'utf8');
const readJson = <T>(schema: z.ZodType<T>, path: string) => checked(schema, JSON.parse(read(path)), path);
const namesIn = (path: string, ending: string) =>
  readdirSync(folder + path)
    .filter((name) => name.endsWith(ending))
    .sort();

function readArticle(file: string): ArticleContent {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(`articles/${file}`)) ?? [];
  const head = checked(article, parse(front ?? ''), file);
  return { ...head, slug: file.replace(/\.md$/, ''), text: text ?? '' };
}

export const readArticles = () => namesIn('articles', '.md').map(readArticle);
export const readVideos = () => readJson(z.array(video), 'videos.json');
export const readTests = () => namesIn('tests', '.json').map((file) => readJson(test, `tests/${file}`));
export const readGifts = () => readJson(z.array(gift), 'gifts.json');
export const readBanners = () => readJson(z.array(banner), 'banners.json');

/** The folder of clips, and each clip's length in seconds by slug. */
export const mediaFolder = fileURLToPath(new URL('./media/', import.meta.url));
export const readClips = () =>
  checked(clips, JSON.parse(readFileSync(`${mediaFolder}clips.json`, 'utf8')), 'media/clips.json');
