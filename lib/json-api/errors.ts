import { z } from 'zod';

/** One member of a JSON:API `errors` array. `code` is stable and kebab-case, `detail` is Russian, for the user. */
export const problem = z.object({
  status: z.string(),
  code: z.string(),
  title: z.string().optional(),
  detail: z.string().optional(),
  source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problem>;

export const problems = z.object({ errors: z.array(problem).min(1) });
