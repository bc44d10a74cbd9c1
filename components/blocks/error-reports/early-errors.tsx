import { headers } from 'next/headers';
import { env } from '@/lib/config/portal';
import { KEEP_EARLY } from '@/lib/telemetry/early-errors';
import { reportSettings } from '@/lib/telemetry/report-settings';

/** For the head: keeps what fails before the portal's code is there, or while it can't come at all. */
export async function EarlyErrors() {
  if (!reportSettings(env())) return null;
  return <script nonce={(await headers()).get('x-nonce') ?? undefined}>{KEEP_EARLY}</script>;
}
