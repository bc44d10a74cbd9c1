'use client';

import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { formatDateTime } from '@/lib/format/date';
import styles from './door.module.css';

export interface DoorMark {
  at: string;
  by: string | null;
}

interface DoorRowProps {
  name: string;
  place: string;
  mark: DoorMark | null;
  /** The mark waits on this device. */
  isKept: boolean;
  busy?: boolean;
  /** Absent: nobody is marked now. */
  onMark?: (() => void) | undefined;
}

/** Somebody who is expected, with one large button. */
export function DoorRow({ name, place, mark, isKept, busy = false, onMark }: DoorRowProps) {
  const words = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // the button that was pressed is gone: who goes by keys stays in the row, not at the top of the page
  useEffect(() => {
    if (!isPressed.current || !words.current) return;
    isPressed.current = false;
    words.current.focus();
  });
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{place}</span>
      </div>
      {mark ? (
        <div ref={words} tabIndex={-1} className={styles.came}>
          <Badge kind="good" icon="check">
            Визит отмечен
          </Badge>
          <span>
            {formatDateTime(mark.at)}
            {mark.by && `, ${mark.by}`}
          </span>
        </div>
      ) : isKept ? (
        <div ref={words} tabIndex={-1} className={styles.came}>
          <Badge kind="warn" icon="clock">
            На устройстве
          </Badge>
          <span>Уйдёт, когда появится сеть</span>
        </div>
      ) : (
        onMark && (
          <Button
            kind="second"
            loading={busy}
            data-script=""
            onClick={() => {
              isPressed.current = true;
              onMark();
            }}
          >
            Отметить визит<Hidden>: {name}</Hidden>
          </Button>
        )
      )}
    </li>
  );
}
