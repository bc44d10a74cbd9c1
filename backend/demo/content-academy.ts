import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { typography } from './typography';

/** Written content of the academy: its experts, questions, course and reviews; checked as it is read. */
const folder = fileURLToPath(new URL('./content/', import.meta.url));
const slug = z.string().regex(/^[a-z0-9-]+$/);
const words = z.string().transform(typography);
const brand = z.enum(['lrp', 'vichy', 'cerave', 'dercos']);

const expert = z
  .strictObject({
    slug,
    /** E-mail of the demo account that is this person. */
    account: z.email().optional(),
    /** Last, first and middle name of a person without an account in the demo list. */
    person: z.string().optional(),
    job: z.string().optional(),
    man: z.boolean().default(false),
    archived: z.boolean().default(false),
    /** Another seed of the portrait, where two faces would be alike. */
    look: slug.optional(),
    position: words,
    short: words,
    full: words,
    additional: words,
  })
  .refine(
    ({ account, person, job }) => Boolean(account) !== Boolean(person && job),
    'an account or a person',
  );

const question = z
  .strictObject({
    ask: z.number().int().min(0),
    to: slug.optional(),
    by: slug.optional(),
    ago: z.number().int().min(1),
    at: z.string().optional(),
    hidden: z.boolean().default(false),
    private: z.boolean().default(false),
    redirected: z.email().optional(),
    text: words.pipe(z.string().min(10).max(1000)),
    answer: words.pipe(z.string().max(4000)).optional(),
  })
  .refine(({ by, answer }) => Boolean(by) === Boolean(answer), 'an answer has its author');

const step = z
  .strictObject({
    slug,
    title: words,
    article: slug.optional(),
    video: slug.optional(),
    test: slug.optional(),
  })
  .refine(({ article, video, test }) => [article, video, test].filter(Boolean).length === 1, 'one subject');

const academy = z.strictObject({
  course: z.strictObject({ slug, title: z.string(), description: words, steps: z.array(step).length(4) }),
  approved: z.record(brand, z.array(words).min(1)),
  reviews: z.array(
    z.strictObject({
      who: z.number().int().min(0),
      mark: brand,
      title: words,
      link: z.url(),
      ago: z.number().int().min(1),
      /** Reason of a rejection; without it the review waits. */
      reason: words.optional(),
    }),
  ),
});

export type ExpertContent = z.output<typeof expert>;
export type QuestionContent = z.output<typeof question>;
export type AcademyContent = z.output<typeof academy>;

function read<T>(schema: z.ZodType<T>, file: string): T {
  const found = schema.safeParse(parse(readFileSync(folder + file, 'utf8')));
  if (found.success) return found.data;
  throw new Error(`Demo content ${file}: ${z.prettifyError(found.error)}`);
}

export const readExperts = () => read(z.array(expert), 'experts.yaml');
export const readQuestions = () => read(z.array(question), 'questions.yaml');
export const readAcademy = () => read(academy, 'academy.yaml');
