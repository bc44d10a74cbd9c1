import { headers } from 'next/headers';
import { after } from 'next/server';
import { cache } from 'react';
import type { Keep } from './flatten';
import { forgetHtml, keepHtml } from './kept-html';

/** Whether a document is requested: a browser accepts `text/html`, React's payload request accepts anything. */
const isDocument = async () => (await headers()).get('accept')?.includes('text/html') ?? false;

/** The `Keep` of this request; the pieces stored for its document are deleted after the response. */
export const pageKeeper = cache(async (): Promise<Keep> => {
  if (!(await isDocument())) return (html) => ({ html });
  const kept: string[] = [];
  let isSent = false;
  after(() => {
    isSent = true;
    forgetHtml(kept);
  });
  return (html) => {
    if (isSent) return { html };
    const of = keepHtml(html);
    kept.push(of);
    return { of };
  };
});
