'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { counted } from '@/lib/format/number';
import styles from './radar.module.css';

/** As many as the style sheet leaves on a phone. */
const SHOWN = 4;

/** A long list of lines: a phone shows the first ones until the rest are asked for, a larger screen all of them. */
export function FoldedLines({ total, children }: { total: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(total <= SHOWN);
  const lines = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // the button goes: who pressed it by a key goes on at the first line that was not there
  useEffect(() => {
    if (!isOpen || !isPressed.current) return;
    isPressed.current = false;
    lines.current?.querySelectorAll<HTMLElement>(':scope > ul > li h3 a')[SHOWN]?.focus();
  }, [isOpen]);
  return (
    <div ref={lines} className={styles.fold} data-folded={isOpen ? undefined : ''}>
      {children}
      {!isOpen && (
        <Button
          kind="second"
          data-script=""
          onClick={() => {
            isPressed.current = true;
            setIsOpen(true);
          }}
        >
          Показать еще {counted(total - SHOWN, ['человека', 'человека', 'человек'])}
        </Button>
      )}
    </div>
  );
}
