import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { RECORDING_SECTIONS } from '@/lib/domain/recordings';

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
  /** The scene of the poster, by its number from 0, if the default one would resemble another video's. */
  poster: z.number().int().min(0).optional(),
  captions: z.array(z.string()).min(1),
  /** Each chapter begins with a caption, by its number from 1. */
  chapters: z.array(z.strictObject({ caption: z.number().int().min(1), title: z.string() })).min(2),
  description: z.string(),
});
const recording = z
  .strictObject({
    slug,
    section: z.enum(RECORDING_SECTIONS),
    title: z.string().min(10).max(140),
    /** Name and trade of the speaker, and a sentence about them. */
    speaker: z.string(),
    about: z.string(),
    description: z.string().min(40),
    points_of: z.array(z.string()).min(3),
    category,
    tags: z.array(z.string()),
    /** A shipped clip, or an address of Vimeo with its length in seconds. */
    clip: slug.optional(),
    vimeo: z.url().optional(),
    seconds: z.number().int().min(1).optional(),
    scene: z.string(),
    points: z.number().int().min(0),
    needErid: z.boolean(),
  })
  .refine(({ clip, vimeo, seconds }) => (clip ? !vimeo : Boolean(vimeo && seconds)), 'a clip or Vimeo');
const survey = z.strictObject({
  slug,
  scene: z.string(),
  title: z.string(),
  brand,
  description: z.string(),
  countPoints: z.number().int(),
  publishedDaysAgo: z.number().int(),
  endedDaysAgo: z.number().int().optional(),
  questions: z.array(
    z.strictObject({
      /** Name of the question within the file. */
      key: z.string(),
      text: z.string(),
      type: z.enum(['single_choice', 'multiple_choice']),
      isRequired: z.boolean().optional(),
      ownAnswerAllowed: z.boolean().optional(),
      options: z.array(z.string()),
      /** Probability weight of each option. */
      weights: z.array(z.number()),
      when: z.strictObject({ key: z.string(), options: z.array(z.string()) }).optional(),
    }),
  ),
  /** People's own words, by question. */
  own: z.record(z.string(), z.array(z.string())),
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
  /** Points of a perfect result, the multiplier included. */
  countPoints: z.number().int().min(1),
  tags: z.array(z.string()),
  questions: z
    .array(
      z.strictObject({
        text: z.string(),
        type: z.enum(['single_choice', 'multiple_choice']),
        /** Explanation of the answer, and the slug of the article to read about it. */
        why: z.string().optional(),
        article: slug.optional(),
        options: z
          .array(
            z.strictObject({
              text: z.string(),
              right: z.boolean(),
              points: z.number().int(),
              why: z.string().optional(),
            }),
          )
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
const page = z.strictObject({
  title: z.string().min(3).max(140),
  brand,
  description: z.string().min(20),
  /** Scene of the lead picture; a page without one has no picture. */
  scene: z.string().optional(),
  needErid: z.boolean().default(false),
  /** Folder of `content/packages`, for a landing. */
  package: slug.optional(),
});
const interactive = z.strictObject({
  title: z.string().min(5).max(140),
  brand,
  description: z.string().min(20),
  scene: z.string(),
  tags: z.array(z.string()),
  needErid: z.boolean(),
  /** Number of tasks, each either right or wrong. */
  questions: z.number().int().min(1),
  points: z.number().int().default(0),
  scoringRules: z
    .array(z.strictObject({ correctAnswers: z.number().int(), points: z.number().int() }))
    .default([]),
});
const clips = z.record(z.string(), z.object({ seconds: z.number().min(1) }));

export type ArticleContent = z.output<typeof article> & { slug: string; text: string };
export type ModuleContent = z.output<typeof interactive> & { slug: string };
export type PageContent = z.output<typeof page> & { slug: string; text: string };
export type VideoContent = z.output<typeof video>;
export type RecordingContent = z.output<typeof recording>;
export type TestContent = z.output<typeof test>;
export type SurveyContent = z.infer<typeof survey>;
export type GiftContent = z.output<typeof gift>;
export type BannerContent = z.output<typeof banner>;

export function checked<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Error(`Demo content ${name}: ${z.prettifyError(read.error)}`);
}

export const read = (path: string) => readFileSync(folder + path, 'utf8');
const readJson = <T>(schema: z.ZodType<T>, path: string) => checked(schema, JSON.parse(read(path)), path);
export const namesIn = (path: string, ending: string) =>
  readdirSync(folder + path)
    .filter((name) => name.endsWith(ending))
    .sort();

/** Markdown under a head of YAML; the file's name is the slug. */
function readText<T>(schema: z.ZodType<T>, path: string): T & { slug: string; text: string } {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(path)) ?? [];
  const slug = path.replace(/^.*\//, '').replace(/\.md$/, '');
  return { ...checked(schema, parse(front ?? ''), path), slug, text: text ?? '' };
}
const readTexts = <T>(schema: z.ZodType<T>, folder: string) =>
  namesIn(folder, '.md').map((file) => readText(schema, `${folder}/${file}`));

export const readArticles = (): ArticleContent[] => readTexts(article, 'articles');
/** Reads each folder of `content/modules` with a `module.json`; the run-time beside them has none. */
export const readModules = (): ModuleContent[] =>
  readdirSync(`${folder}modules`)
    .filter((name) => existsSync(`${folder}modules/${name}/module.json`))
    .sort()
    .map((slug) => ({ ...readJson(interactive, `modules/${slug}/module.json`), slug }));
export const readPages = (): PageContent[] => readTexts(page, 'pages');
export const readVideos = () => readJson(z.array(video), 'videos.json');
export const readRecordings = () =>
  checked(z.array(recording), parse(read('recordings.yaml')), 'recordings.yaml');
export const readTests = () => namesIn('tests', '.json').map((file) => readJson(test, `tests/${file}`));
export const readSurveys = () => readJson(z.array(survey), 'surveys.json');
export const readGifts = () => readJson(z.array(gift), 'gifts.json');
export const readBanners = () => readJson(z.array(banner), 'banners.json');

/** The folder of clips, and each clip's length in seconds by slug. */
export const mediaFolder = fileURLToPath(new URL('./media/', import.meta.url));
export const readClips = () =>
  checked(clips, JSON.parse(readFileSync(`${mediaFolder}clips.json`, 'utf8')), 'media/clips.json');
