import { z } from 'zod';
import { FEATURES, readFeatures } from '../access/features';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const flag = z.enum(['1', '0', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');

/** The portal's environment; every variable is described in `.env.example`. */
export const portalEnv = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  /** The address people open; empty: taken from the request. */
  PUBLIC_URL: z.union([z.literal(''), address]).default(''),
  API_BASE_URL: address.default('http://127.0.0.1:4000'),
  MOTIVATION_API_BASE_URL: z.union([z.literal(''), address]).default(''),
  STATISTICS_API_BASE_URL: z.union([z.literal(''), address]).default(''),
  /** Signs the claim; the start script makes one and keeps it in the data folder. */
  SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
  /** `secure` cookies with the `__Host-` prefix. Off on plain http, as on a laptop. */
  SECURE_COOKIES: flag.default(false),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  ENABLED_FEATURES: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readFeatures(text);
      } catch {
        context.addIssue({ code: 'custom', message: `known features: ${FEATURES.join(', ')}` });
        return z.NEVER;
      }
    }),
  PROGRAMME_FINISH_AT: z.iso
    .datetime({ offset: true })
    .default('2025-07-06T23:59:59+03:00')
    .transform((text) => new Date(text)),
  /** The demo accounts are offered on the login page. */
  DEMO_DATA: flag.default(false),
  KIT: flag.default(false),
});
export type PortalEnv = z.infer<typeof portalEnv>;

/** Reads and checks the environment; the message names each wrong variable on a line of its own. */
export function readPortalEnv(source: Record<string, string | undefined>): PortalEnv {
  const read = portalEnv.safeParse(source);
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(
    `The environment is wrong:\n${lines.join('\n')}\nSee .env.example for what each variable means.`,
  );
}

let known: PortalEnv | undefined;
/** The checked environment of this process. */
export function env(): PortalEnv {
  known ??= readPortalEnv(process.env);
  return known;
}
