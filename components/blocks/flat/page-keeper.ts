import { headers } from 'next/headers';
import { after } from 'next/server';
import { cache } from 'react';
import type { Keep } from './flatten';
import { forgetHtml, keepHtml } from './kept-html';

/** A browser asks for a document as HTML; React asks for a page's payload as anything. */
const isDocument = async () => (await headers()).get('accept')?.includes('text/html') ?? false;

/** Where this request's pieces of HTML travel; what is kept for its document is forgotten when it has been sent. */
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
