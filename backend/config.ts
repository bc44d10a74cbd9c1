import { z } from 'zod';
import { FEATURES } from '@/lib/access/features';
import { LOOPBACK_PEERS } from '@/lib/config/loopback';

/** Chains of the demo world whose people have no catalogue (specification, section 6, 'Directory locked'). */
export const DEMO_LOCKED_CHAINS = ['Аптечный дворик', 'Фармадом'] as const;

const port = z.coerce.number().int().min(0).max(65_535);
const words = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const flag = z.enum(['1', '0', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');

/** Exactly `length` bytes in base64url, the encoding of the push standards; or an empty string. */
const bytes = (length: number) =>
  z.union([
    z.literal(''),
    z
      .string()
      .regex(/^[\w-]+$/)
      .refine((text) => Buffer.from(text, 'base64url').length === length, `${length} bytes in base64url`),
  ]);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => new URL(address).origin === address, 'an origin: scheme, host and port alone');

/** The backend's environment; every variable is described in `.env.example`. */
export const backendEnv = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Free megabytes that writes must leave on the disk of the data folder. */
  DATA_RESERVE_MB: z.coerce.number().int().min(0).default(64),
  /** PostgreSQL that replaces the engine in the data folder. */
  DATABASE_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).default(''),
  /** Longest time of one PostgreSQL statement, seconds; after it the call fails and its connection is dropped. */
  DATABASE_TIMEOUT_S: z.coerce.number().int().min(1).max(600).default(15),
  /** An S3-compatible store that replaces the files of the data folder; all five variables or none. */
  S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  S3_REGION: z.string().default(''),
  S3_BUCKET: z.union([z.literal(''), z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)]).default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  /** Whether an address names the bucket in its path (most self-hosted stores) and not in its host. */
  S3_PATH_STYLE: flag.default(true),
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Key that signs access tokens; generated and kept in the data folder when empty. Servers of one database share it.
   */
  TOKEN_SECRET: z.union([z.literal(''), z.string().min(32, 'at least 32 characters')]).default(''),
  /** Longest life of a session in days, refreshed or not. */
  SESSION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  /** Most mutating calls of one account; the limit of staff is five times higher. */
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  WRITES_PER_DAY: z.coerce.number().int().min(1).default(20_000),
  SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
  /** Whether an order needs a confirmed e-mail or pharmacy; by default yes when SMTP_URL is set. */
  ORDERS_NEED_CONFIRMATION: flag.optional(),
  MAIL_FROM: z.string().min(3).default('ПроЭксперт <no-reply@portal.example>'),
  /** Chains whose people have no catalogue; by default those of the demo world while it is on. */
  LOCKED_PHARMACY_CHAINS: words.optional(),
  /** Public address of the portal; links in letters begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Optional features that are on; search excludes pages of features that are off. */
  ENABLED_FEATURES: words.pipe(z.array(z.enum(FEATURES))).default([]),
  /** Token that reports to the statistics collector must carry; when empty, the collector refuses every report. */
  STATISTICS_TOKEN: z.union([z.literal(''), z.string().min(32, 'at least 32 characters')]).default(''),
  /** Web push keys and the contact address for push services; push is offered only with all three. */
  VAPID_PUBLIC_KEY: bytes(65).default(''),
  VAPID_PRIVATE_KEY: bytes(32).default(''),
  VAPID_SUBJECT: z.union([z.literal(''), z.string().regex(/^(mailto:.+@.+|https:\/\/.+)$/)]).default(''),
  /** The webinar service, both or none; without it a webinar's link leads to a page of the portal. */
  MTS_BASE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  MTS_TOKEN: z.string().default(''),
  /** Whether the webinar service gets the real e-mail of a participant. */
  MTS_SEND_EMAIL: flag.default(false),
  /** Origins of push services that are accepted in addition to public https ones. */
  PUSH_TRUSTED_ORIGINS: words.pipe(z.array(origin)).default([]),
  /** Factor of the least time a person needs for a module or a test (`lib/domain/openings`); 0 disables the check. */
  LEAST_TIME_SCALE: z.coerce.number().min(0).max(10).default(1),
  /** End of the education programme; members are reminded of it. */
  PROGRAMME_FINISH_AT: z.iso
    .datetime({ offset: true })
    .default('2025-07-06T23:59:59+03:00')
    .transform((text) => new Date(text)),
  /** Addresses that a sign-in may be handed off to; with the prefix `bearer:` the token itself is sent. */
  REDIRECT_URI_ALLOWLIST: words.default([]),
  /** Proxies whose `x-forwarded-for` is trusted, in addition to loopback, where the portal calls from. */
  TRUSTED_PROXY: words.default([]).transform((peers) => [...LOOPBACK_PEERS, ...peers]),
  /** Fill an empty database with the demo world; by default only the data folder's own. */
  DEMO_DATA: flag.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});
type Env = z.infer<typeof backendEnv>;

const TOGETHER = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['MTS_BASE_URL', 'MTS_TOKEN'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const satisfies readonly (readonly (keyof Env)[])[];

export type Config = Env & { LOCKED_PHARMACY_CHAINS: string[] };

/** Reads and checks the environment. The error is one line that names every wrong variable. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const read = backendEnv.safeParse(source);
  if (read.success) {
    for (const names of TOGETHER) assertWhole(read.data, names);
    const demoChains = wantsDemo(read.data) ? [...DEMO_LOCKED_CHAINS] : [];
    return { ...read.data, LOCKED_PHARMACY_CHAINS: read.data.LOCKED_PHARMACY_CHAINS ?? demoChains };
  }
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ');
  throw new Error(`The environment is wrong: ${wrong}. See .env.example for what each variable means.`);
}

/** Throws if only some of the variables are set: such a mistake would otherwise stay unnoticed. */
function assertWhole(env: Env, names: readonly (keyof Env)[]): void {
  const set = names.filter((name) => env[name] !== '').length;
  if (set === 0 || set === names.length) return;
  const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  throw new Error(`The environment is wrong: ${listed} go together. See .env.example.`);
}

/** Whether an order needs a confirmed account; by default yes when a mail server can send the link. */
export function ordersNeedConfirmation(config: Pick<Env, 'ORDERS_NEED_CONFIRMATION' | 'SMTP_URL'>): boolean {
  return config.ORDERS_NEED_CONFIRMATION ?? config.SMTP_URL !== '';
}

export function wantsDemo(config: Pick<Env, 'DEMO_DATA' | 'DATABASE_URL' | 'NODE_ENV'>): boolean {
  return config.DEMO_DATA ?? (config.DATABASE_URL === '' && config.NODE_ENV !== 'test');
}
