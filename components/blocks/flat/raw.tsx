'use client';

import { useRouter } from 'next/navigation';
import { createElement, useEffect, useMemo, useRef, useState, type ElementType, type RefObject } from 'react';
import { keptHtml } from './kept-html';
import { useIslands } from './use-islands';
import { useSameFocus } from './use-same-focus';

export interface RawProps {
  as: string;
  attrs: Readonly<Record<string, unknown>>;
  /** The piece's number in the document that is being made; its HTML travels as HTML alone. */
  of?: string;
  /** The piece itself, where there is no document: React asks for a page's payload. */
  html?: string;
}

/** Of this document, as it came: React may draw a page anew that somebody comes back to. */
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

/** As a browser writes it: a document and a payload of the same page differ in quotes. */
function asShown(text: string | null): string | null {
  if (text === null) return null;
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.innerHTML;
}

/** The piece that is shown, for as long as what comes anew says the same: what stands in it keeps its state and focus. */
function useSteady(text: string | null): string | null {
  const [held, setHeld] = useState(text);
  const isSame = useMemo(() => text === held || asShown(text) === asShown(held), [text, held]);
  if (!isSame) setHeld(text);
  return isSame ? held : text;
}

/** An element whose inside is one piece of HTML, with the components that act in it. */
export function Raw({ as, attrs, of, html }: RawProps) {
  const place = useRef<HTMLElement>(null);
  const text = useSteady(html ?? (of === undefined ? '' : htmlOf(of)));
  const router = useRouter();
  useSameFocus(place, text);
  const islands = useIslands(place as RefObject<HTMLElement>, text);

  // the server could not make the document: the page's payload brings what it did not
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
