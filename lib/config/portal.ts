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
  /** The address people open; `https` makes the cookies secure ones. */
  PUBLIC_URL: z.union([z.literal(''), address]).default(''),
  API_BASE_URL: address.default('http://127.0.0.1:4000'),
  MOTIVATION_API_BASE_URL: z.union([z.literal(''), address]).default(''),
  STATISTICS_API_BASE_URL: z.union([z.literal(''), address]).default(''),
  /** Goes with what is reported to the collector; empty: nothing is reported. */
  STATISTICS_TOKEN: z.union([z.literal(''), z.string().min(32, 'at least 32 characters')]).default(''),
  /** Signs the claim; the start script makes one and keeps it in the data folder. */
  SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
  /** `secure` cookies with the `__Host-` prefix; unset: when `PUBLIC_URL` is https. */
  SECURE_COOKIES: flag.optional(),
  /**
   * Peers whose `x-forwarded-for` is believed: a balancer. Anyone else's is replaced by where they really are. Unset:
   * this machine's own peers while nobody else reaches the portal, else nobody.
   */
  TRUSTED_PROXY: words.optional(),
  /** All that a page waits for the services: with its own work it has answered within 10 s. */
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
  /** What the programme's page says once it is over; empty: words of ours with its dates. */
  PROGRAMME_FINISH_MESSAGE: z.string().max(500).default(''),
  /** Where people of the programme write; empty: no address is shown. */
  PROGRAMME_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  /** The demo accounts are offered on the login page. */
  DEMO_DATA: flag.default(false),
  KIT: flag.default(false),
  ...observing,
});
export type PortalEnv = z.infer<typeof portalEnv> & { SECURE_COOKIES: boolean; TRUSTED_PROXY: string[] };

/** Reads and checks the environment; the error is one line that names every wrong variable. */
export function readPortalEnv(source: Record<string, string | undefined>): PortalEnv {
  const read = portalEnv.safeParse(source);
  if (read.success) {
    const secure = read.data.SECURE_COOKIES ?? read.data.PUBLIC_URL.startsWith('https://');
    // a tunnel or a container's proxy makes strangers look local: whoever lets others in says whom to believe
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
