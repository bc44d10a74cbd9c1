import type { CookieGroup } from '../domain/cookie-groups';

/** Settings of error reports for the browser, the server and the edge. */
export interface ReportSettings {
  dsn: string;
  environment: string;
  /** Empty: reports name no release. */
  release: string;
  /** Share of page loads that are traced, 0–1. */
  tracesSampleRate: number;
  /** Group whose consent the browser needs to report; the server always reports, but names the person only with it. */
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
/** `https://key@host/project`, possibly with a path before the project's number. */
export const isDsn = (text: string) => DSN.test(text) && URL.canParse(text);

/** Null without a DSN: the reporter is then not loaded. */
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

/** Origin of the reports, which the page's policy allows. */
export function reportHosts(env: Pick<ReportEnv, 'SENTRY_DSN'>): readonly string[] {
  return env.SENTRY_DSN ? [new URL(env.SENTRY_DSN).origin] : [];
}
