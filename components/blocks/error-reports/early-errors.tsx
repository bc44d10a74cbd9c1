import { headers } from 'next/headers';
import { env } from '@/lib/config/portal';
import { KEEP_EARLY } from '@/lib/telemetry/early-errors';
import { reportSettings } from '@/lib/telemetry/report-settings';

/** A script for the head that records errors until the portal's code is loaded, also when it can't load. */
export async function EarlyErrors() {
  if (!reportSettings(env())) return null;
  return <script nonce={(await headers()).get('x-nonce') ?? undefined}>{KEEP_EARLY}</script>;
}
