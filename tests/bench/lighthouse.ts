import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export interface Audit {
  performance: number;
  accessibility: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred bytes of all scripts fetched until the page was idle, those loaded when idle included. */
  scripts: number;
}

interface Fetched {
  resourceType?: string;
  transferSize?: number;
}

/** Runs Lighthouse with its mobile settings, signed in by cookie; the median of `runs` by performance. */
export async function audit(
  url: string,
  cookie: string,
  chromePath: string | undefined,
  runs = 3,
): Promise<Audit> {
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const results: Audit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility'],
        extraHeaders: cookie ? { cookie } : {},
      });
      const report = result?.lhr;
      if (!report) throw new Error(`${url}: no report`);
      const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
      results.push({
        performance: Math.round((report.categories.performance?.score ?? 0) * 100),
        accessibility: Math.round((report.categories.accessibility?.score ?? 0) * 100),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        scripts: scriptsOf(report.audits['network-requests']?.details),
      });
    }
    results.sort((a, b) => a.performance - b.performance);
    return results[Math.floor(results.length / 2)] as Audit;
  } finally {
    await chrome.kill();
  }
}

function scriptsOf(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: Fetched[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
