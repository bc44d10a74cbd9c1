import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { MOST_BAGGAGE_BYTES, MOST_SPANS } from './report-options';

/** The library itself, in a process of its own: it changes what it is loaded into. */
const SCRIPT = `
import Sentry from '@sentry/nextjs';
import { commonOptions } from './lib/telemetry/report-options.ts';
const sent = [];
const settings = { dsn: 'https://key@ingest.example/1', environment: 'test', release: '', tracesSampleRate: 1, group: 2 };
Sentry.init({
  ...commonOptions(settings),
  transport: () => ({
    send: async ([, items]) => (sent.push(...items.map(([, body]) => body)), { statusCode: 200 }),
    flush: async () => true,
  }),
});
const parts = Array.from({ length: 900 }, (_, i) => 'sentry-key' + i + '=' + 'x'.repeat(20));
const sentryTrace = 'a'.repeat(32) + '-' + 'b'.repeat(16) + '-1';
const baggage = Sentry.continueTrace({ sentryTrace, baggage: parts.join(',') }, () => Sentry.getTraceData().baggage);
Sentry.startSpan({ name: 'whole', forceTransaction: true }, () => {
  for (let i = 0; i < 1300; i += 1) Sentry.startSpan({ name: 'part of anna@apteka.ru' }, () => undefined);
});
await Sentry.flush(5000);
const transaction = sent.find((body) => body.spans?.length > 1);
console.log(JSON.stringify({
  spans: transaction.spans.length,
  baggage: baggage.length,
  personal: JSON.stringify(sent).includes('anna@apteka.ru'),
}));
process.exit(0);
`;

test('a transaction carries a thousand spans and its baggage 8192 bytes at most', () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  const found = JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as {
    spans: number;
    baggage: number;
    personal: boolean;
  };
  expect(found.spans).toBe(MOST_SPANS);
  expect(found.baggage).toBeGreaterThan(MOST_BAGGAGE_BYTES / 2);
  expect(found.baggage).toBeLessThanOrEqual(MOST_BAGGAGE_BYTES);
  expect(found.personal).toBe(false);
}, 90_000);
