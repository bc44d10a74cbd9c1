'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './term-hints.module.css';
import { watchTerms } from './watch-terms';

export interface Term {
  slug: string;
  name: string;
  text: string;
}

interface Shown {
  term: Term;
  left: number;
  top: number;
}

/** Specification, section 9: 5 px below, from the word's start. */
const AWAY = 5;
const WIDTH = 340;
const EDGE = 12;

/** Position of a linked word's hint in the document; null without a hint. */
function placeOf(link: HTMLAnchorElement, terms: readonly Term[]): Shown | null {
  const term = terms.find(({ slug }) => slug === link.dataset.term);
  // the first line of a word that is broken over two
  const [line] = link.getClientRects();
  if (!term || !line) return null;
  const left = Math.max(EDGE, Math.min(line.left, innerWidth - WIDTH - EDGE));
  return { term, left: left + scrollX, top: line.bottom + scrollY };
}

/** Meanings of glossary words, over the words linked inside `of`; the link itself opens the glossary. */
export function TermHints({ of, terms }: { of: string; terms: readonly Term[] }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const hint = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = document.getElementById(of);
    if (!root || terms.length === 0) return;
    return watchTerms(root, {
      show: (link) => {
        setShown(placeOf(link, terms));
        link.setAttribute('aria-describedby', 'term-hint');
      },
      hide: () => setShown(null),
      isHint: (node) => hint.current?.contains(node) ?? false,
    });
  }, [of, terms]);

  if (!shown) return null;
  const { term, left, top } = shown;
  return (
    <div
      ref={hint}
      id="term-hint"
      role="tooltip"
      className={styles.frame}
      style={{ left, top, paddingTop: AWAY }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(null)}
    >
      <div className={styles.hint}>
        <b>{term.name}</b>
        <p>{term.text}</p>
        <p className={styles.again}>Нажмите на слово ещё раз, чтобы открыть глоссарий</p>
      </div>
    </div>
  );
}
