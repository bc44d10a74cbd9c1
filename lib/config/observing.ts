import { z } from 'zod';
import type { CookieGroup } from '../domain/cookie-groups';
import { GTM_URL, isHost, isMetrikaId, isTagScript, METRIKA_URL } from '../tags/tag-settings';
import { isDsn } from '../telemetry/report-settings';
import { isGtmId } from '../validation/checks';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const empty = z.literal('');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);
const group = (allowed: readonly string[]) =>
  z.enum(allowed as [string, ...string[]]).transform((text) => Number(text) as CookieGroup);

/** Variables of observing services, none configured by default. Part of the portal's environment (`./portal`). */
export const observing = {
  /** Container of Google Tag Manager. */
  GTM_ID: z
    .union([empty, z.string().refine(isGtmId, 'GTM- and capital Latin letters or digits')])
    .default(''),
  /** Address that serves the container; a private tagging server has its own. */
  GTM_URL: address.default(GTM_URL),
  /** The group of cookies whose consent a container needs. */
  GTM_GROUP: group(['2', '3', '4']).default(4),
  /** Counter of Yandex Metrika, of the analytical group. */
  METRIKA_ID: z.union([empty, z.string().refine(isMetrikaId, 'digits')]).default(''),
  METRIKA_URL: address.default(METRIKA_URL),
  /** Scripts of other services, each with its cookie group: `4:https://pixel.example/p.js`. */
  TAG_SCRIPTS: list
    .refine((lines) => lines.every(isTagScript), 'group:address, for example 4:https://pixel.example/p.js')
    .default([]),
  /** Origins that the configured tags may call besides their own. */
  TAG_HOSTS: list
    .refine((hosts) => hosts.every(isHost), 'origins, for example https://pixel.example')
    .default([]),
  /** Where errors are reported; empty: nowhere, and the reporter is not loaded. */
  SENTRY_DSN: z.union([empty, z.string().refine(isDsn, 'https://key@host/project')]).default(''),
  SENTRY_ENVIRONMENT: z.string().max(64).default(''),
  SENTRY_RELEASE: z.string().max(200).default(''),
  /** Share of page loads that are traced. */
  SENTRY_TRACES_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0),
  /** The cookie group whose consent the browser's reports need; 1: no consent is needed. */
  SENTRY_GROUP: group(['1', '2', '3', '4']).default(2),
  /** For the build alone: with a token the build makes source maps and uploads them. */
  SENTRY_AUTH_TOKEN: z.string().default(''),
  SENTRY_ORG: z.string().default(''),
  SENTRY_PROJECT: z.string().default(''),
  SENTRY_URL: z.union([empty, address]).default(''),
};
