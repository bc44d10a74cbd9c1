import { buildId } from '@/lib/pwa/build';

/** Of the browser, where it tells: on a link that is paid by the byte nothing comes before it is asked for. */
interface Connection {
  connection?: { saveData?: boolean };
}

/**
 * Scripts of the pages that are opened most come while the browser rests, so that a press waits for the page alone and
 * not for its code after it. Once a document; what is here already is not asked for again.
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
