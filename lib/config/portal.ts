import { z } from 'zod';
import { FEATURES, readFeatures } from '../access/features';
import { isLoopback, LOOPBACK_PEERS } from './loopback';
import { observing } from './observing';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const words = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const flag = z.enum(['1', '0', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');

/** The portal's environment; every variable is described in `.env.example`. */
export const portalEnv = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  /** The portal's public address; with `https` the cookies are secure. */
  PUBLIC_URL: z.union([z.literal(''), address]).default(''),
  API_BASE_URL: address.default('http://127.0.0.1:4000'),
  MOTIVATION_API_BASE_URL: z.union([z.literal(''), address]).default(''),
  STATISTICS_API_BASE_URL: z.union([z.literal(''), address]).default(''),
  /** Token sent with reports to the statistics collector; empty: nothing is reported. */
  STATISTICS_TOKEN: z.union([z.literal(''), z.string().min(32, 'at least 32 characters')]).default(''),
  /** Key that signs the session claim; the start script generates it and keeps it in the data folder. */
  SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
  /** `secure` cookies with the `__Host-` prefix; unset: when `PUBLIC_URL` is https. */
  SECURE_COOKIES: flag.optional(),
  /**
   * Peers whose `x-forwarded-for` is believed, as a balancer's; for any other peer its socket address replaces the
   * header. Unset: loopback peers while the portal is reachable from this machine only, otherwise none.
   */
  TRUSTED_PROXY: words.optional(),
  /** Total time a page waits for the services, ms; with its own work it has then answered within 10 s. */
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(6000),
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
  /** Text of the programme's page after its end; empty: a built-in text with its dates. */
  PROGRAMME_FINISH_MESSAGE: z.string().max(500).default(''),
  /** Address for people of the programme to write to; empty: none is shown. */
  PROGRAMME_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  /** Whether the login page offers the demo accounts. */
  DEMO_DATA: flag.default(false),
  KIT: flag.default(false),
  ...observing,
});
export type PortalEnv = z.infer<typeof portalEnv> & { SECURE_COOKIES: boolean; TRUSTED_PROXY: string[] };

/** Reads and checks the environment; throws one line that names every invalid variable. */
export function readPortalEnv(source: Record<string, string | undefined>): PortalEnv {
  const read = portalEnv.safeParse(source);
  if (read.success) {
    const secure = read.data.SECURE_COOKIES ?? read.data.PUBLIC_URL.startsWith('https://');
    // behind a tunnel or a container's proxy strangers have local addresses: an open HOST needs an explicit setting
    const local = isLoopback(read.data.HOST) ? LOOPBACK_PEERS : [];
    return { ...read.data, SECURE_COOKIES: secure, TRUSTED_PROXY: read.data.TRUSTED_PROXY ?? [...local] };
  }
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
  throw new Error(`The environment is wrong: ${wrong}. See .env.example for what each variable means.`);
}

let known: PortalEnv | undefined;
/** The checked environment of this process. */
export function env(): PortalEnv {
  known ??= readPortalEnv(process.env);
  return known;
}
