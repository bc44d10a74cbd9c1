import { env } from '@/lib/config/portal';
import { reportSettings } from '@/lib/telemetry/report-settings';
import { Observers } from '../observers/observers';

/** Error reporting of the browser; nothing without a DSN. */
export function Reports() {
  const settings = reportSettings(env());
  return settings && <Observers reports={settings} />;
}
