'use client';

import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { counted } from '@/lib/format/number';
import styles from './radar.module.css';

/** Number of lines that the style sheet shows on a phone. */
const SHOWN = 4;

const linesOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>(':scope > ul > li')];
const nameOf = (line: HTMLElement | undefined) => line?.querySelector<HTMLElement>('h3 a');

/** A long list of lines: a phone shows the first ones until all are requested, a larger screen shows all. */
export function FoldedLines({ total, children }: { total: number; children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked || total <= SHOWN;
  const isPressed = useRef(false);
  const at = useRef(0);
  // an answered line disappears: focus moves to the line in its place, or to the text that nobody is left
  const { onFocus, ...kept } = useFocusKept<HTMLDivElement>((box) => {
    const lines = linesOf(box);
    return nameOf(lines[at.current] ?? lines.at(-1)) ?? box;
  });
  const remember = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    at.current = linesOf(currentTarget).findIndex((line) => line.contains(target));
    onFocus();
  };
  const lines = kept.ref;
  // the button disappears: after a press by keyboard, focus moves to the first newly shown line
  useEffect(() => {
    if (!isOpen || !isPressed.current) return;
    isPressed.current = false;
    if (lines.current) nameOf(linesOf(lines.current)[SHOWN])?.focus();
  }, [isOpen, lines]);
  return (
    <div
      {...kept}
      tabIndex={-1}
      onFocus={remember}
      className={styles.fold}
      data-folded={isOpen ? undefined : ''}
    >
      {children}
      {!isOpen && (
        <Button
          kind="second"
          data-script=""
          onClick={() => {
            isPressed.current = true;
            setIsAsked(true);
          }}
        >
          Показать еще {counted(total - SHOWN, ['человека', 'человека', 'человек'])}
        </Button>
      )}
    </div>
  );
}
