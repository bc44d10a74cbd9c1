'use client';

import { useRouter } from 'next/navigation';
import { createElement, useEffect, useMemo, useRef, useState, type ElementType, type RefObject } from 'react';
import { keptHtml } from './kept-html';
import { useIslands } from './use-islands';
import { useSameFocus } from './use-same-focus';

export interface RawProps {
  as: string;
  attrs: Readonly<Record<string, unknown>>;
  /** The piece's number in a document, whose body contains the HTML. */
  of?: string;
  /** The HTML itself, when the response is a page's payload and not a document. */
  html?: string;
}

/** HTML of this document's pieces as received, for a page that React renders again after «Назад». */
const shown = new Map<string, string>();

function shownHtml(of: string): string | null {
  const known = shown.get(of);
  if (known !== undefined) return known;
  const place = document.querySelector<HTMLElement>(`[data-flat="${of}"]`);
  if (!place || place.dataset.flatMissing !== undefined) return null;
  shown.set(of, place.innerHTML);
  return place.innerHTML;
}

const htmlOf = (of: string) => (typeof window === 'undefined' ? keptHtml(of) : shownHtml(of));

/** The HTML as the browser serializes it, for comparison: document and payload of the same page differ in quotes. */
function asShown(text: string | null): string | null {
  if (text === null) return null;
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.innerHTML;
}

/** Returns the earlier HTML while the new one is equal to it, so that elements inside keep their state and focus. */
function useSteady(text: string | null): string | null {
  const [held, setHeld] = useState(text);
  const isSame = useMemo(() => text === held || asShown(text) === asShown(held), [text, held]);
  if (!isSame) setHeld(text);
  return isSame ? held : text;
}

/** An element with one piece of HTML inside and the live components of its islands. */
export function Raw({ as, attrs, of, html }: RawProps) {
  const place = useRef<HTMLElement>(null);
  const text = useSteady(html ?? (of === undefined ? '' : htmlOf(of)));
  const router = useRouter();
  useSameFocus(place, text);
  const islands = useIslands(place as RefObject<HTMLElement>, text);

  // the document lacks the piece because the server failed to render it: the page's payload has it
  useEffect(() => {
    if (text === null) router.refresh();
  }, [text, router]);

  const own = {
    ...attrs,
    ...{ 'data-flat': of, 'data-flat-missing': text === null ? '' : undefined },
    ...{ ref: place, dangerouslySetInnerHTML: { __html: text ?? '' } },
  };
  return (
    <>
      {createElement(as as ElementType, own)}
      {islands}
    </>
  );
}
