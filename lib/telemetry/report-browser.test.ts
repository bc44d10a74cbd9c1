import { beforeEach, expect, test, vi } from 'vitest';
import { identify } from './identity';
import { allowReports, startReports } from './report-browser';

interface Options {
  enabled?: boolean;
  dataCollection?: { userInfo?: boolean };
  integrations?: (defaults: { name: string }[]) => unknown[];
}
const sentry = vi.hoisted(() => ({
  options: {} as Options,
  init: vi.fn(),
  setUser: vi.fn(),
  captureException: vi.fn(),
}));
vi.mock('@sentry/nextjs', () => ({
  ...sentry,
  getClient: () => ({ getOptions: () => sentry.options }),
  breadcrumbsIntegration: (options: object) => ({ name: 'Breadcrumbs', options }),
  browserTracingIntegration: (options: object) => ({ name: 'BrowserTracing', options }),
}));

const SETTINGS = {
  dsn: 'https://key@ingest.example/1',
  environment: 'test',
  release: '',
  tracesSampleRate: 1,
  group: 2,
} as const;
const DEFAULTS = ['GlobalHandlers', 'BrowserSession', 'Console', 'Breadcrumbs', 'BrowserTracing'].map(
  (name) => ({ name }),
);
const options = () => (sentry.init.mock.calls.at(-1) as [Options])[0];

beforeEach(() => {
  for (const mock of [sentry.init, sentry.setUser, sentry.captureException]) mock.mockReset();
  identify(null);
});

test('idle 1 s, final 30 s, child span 15 s; nothing that reports by itself', () => {
  startReports(SETTINGS, []);
  const { integrations, dataCollection } = options();
  expect(integrations?.(DEFAULTS)).toEqual([
    { name: 'GlobalHandlers' },
    { name: 'Breadcrumbs', options: { dom: false } },
    {
      name: 'BrowserTracing',
      options: { idleTimeout: 1000, finalTimeout: 30_000, childSpanTimeout: 15_000, enableInp: false },
    },
  ]);
  expect(dataCollection?.userInfo).toBe(false);
});

test('untraced, there is no tracing at all', () => {
  startReports({ ...SETTINGS, tracesSampleRate: 0 }, []);
  expect(options()).not.toHaveProperty('tracesSampleRate');
  expect(options().integrations?.(DEFAULTS)).toHaveLength(2);
});

test('early errors come first, as nobody caught them, and the identity is followed to its end', () => {
  identify({ id: '7', email: 'anna@apteka.ru' });
  const early = new Error('early');
  startReports(SETTINGS, [early]);
  expect(sentry.captureException).toHaveBeenCalledWith(early, {
    mechanism: { type: 'early', handled: false },
  });
  expect(sentry.setUser).toHaveBeenLastCalledWith({ id: '7', email: 'anna@apteka.ru' });
  identify(null);
  expect(sentry.setUser).toHaveBeenLastCalledWith(null);
});

test('withdrawn it is still, allowed again it goes on', () => {
  allowReports(false);
  expect(sentry.options.enabled).toBe(false);
  allowReports(true);
  expect(sentry.options.enabled).toBe(true);
});
