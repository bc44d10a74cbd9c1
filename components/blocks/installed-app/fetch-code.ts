import { buildId } from '@/lib/pwa/build';

/** The browser's network information, where available: with `saveData` nothing is prefetched. */
interface Connection {
  connection?: { saveData?: boolean };
}

/**
 * Prefetches scripts of the most opened pages at idle, so that a navigation waits for the page but not for its code.
 * Runs once per document; scripts that are already in the document are skipped.
 */
export async function fetchCode(): Promise<void> {
  if ((navigator as Connection).connection?.saveData) return;
  const answer = await fetch(`/_next/static/page-code.json?build=${buildId}`);
  if (!answer.ok) return;
  const files = (await answer.json()) as string[];
  const here = new Set(
    Array.from(document.scripts, ({ src }) => decodeURI(new URL(src, location.href).pathname)),
  );
  for (const file of files) {
    if (here.has(`/_next/${file}`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', href: encodeURI(`/_next/${file}`) });
    document.head.append(link);
  }
}
