import type { CookieGroup } from '../domain/cookie-groups';

/** How errors are reported, as the browser, the server and the edge get it. */
export interface ReportSettings {
  dsn: string;
  environment: string;
  /** Empty: reports name no release. */
  release: string;
  /** Share of page loads that are traced, 0–1. */
  tracesSampleRate: number;
  /** The browser reports once this group is allowed; the server reports itself always, whose it was only then. */
  group: CookieGroup;
}

export interface ReportEnv {
  NODE_ENV: string;
  SENTRY_DSN: string;
  SENTRY_ENVIRONMENT: string;
  SENTRY_RELEASE: string;
  SENTRY_TRACES_SAMPLE_RATE: number;
  SENTRY_GROUP: CookieGroup;
}

const DSN = /^https?:\/\/\w+@[\w.-]+(?::\d{1,5})?(?:\/[\w-]+)*\/\d+$/;
/** `https://key@host/project`, with a path before the number where the service has one. */
export const isDsn = (text: string) => DSN.test(text) && URL.canParse(text);

/** Null without a DSN: then nothing of it is even loaded. */
export function reportSettings(env: ReportEnv): ReportSettings | null {
  if (!env.SENTRY_DSN) return null;
  return {
    dsn: env.SENTRY_DSN,
    environment: env.SENTRY_ENVIRONMENT || env.NODE_ENV,
    release: env.SENTRY_RELEASE,
    tracesSampleRate: env.SENTRY_TRACES_SAMPLE_RATE,
    group: env.SENTRY_GROUP,
  };
}

/** The origin reports go to: the policy of a page lets in this one alone. */
export function reportHosts(env: Pick<ReportEnv, 'SENTRY_DSN'>): readonly string[] {
  return env.SENTRY_DSN ? [new URL(env.SENTRY_DSN).origin] : [];
}
