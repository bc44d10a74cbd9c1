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
  /** The mark is kept on this device and not sent yet. */
  isKept: boolean;
  busy?: boolean;
  /** Absent when visits can't be marked now. */
  onMark?: (() => void) | undefined;
  /** Absent when the viewer may not remove the mark. */
  onTakeBack?: (() => void) | undefined;
}

/** An expected person with one large button. */
export function DoorRow({ name, place, mark, isKept, busy = false, onMark, onTakeBack }: DoorRowProps) {
  const acts = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const state = mark ? 'came' : isKept ? 'kept' : 'expected';
  // the pressed button has disappeared: the keyboard focus stays in the row instead of moving to the top of the page
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const button = state === 'expected' ? acts.current?.querySelector('button') : null;
    (button ?? acts.current)?.focus();
  }, [state]);
  const pressed = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{place}</span>
      </div>
      <div ref={acts} tabIndex={-1} className={styles.came}>
        {mark ? (
          <>
            <Badge kind="good" icon="check">
              Визит отмечен
            </Badge>
            <span>
              {formatDateTime(mark.at)}
              {mark.by && `, ${mark.by}`}
            </span>
            {onTakeBack && (
              <Button kind="quiet" size="s" loading={busy} data-script="" onClick={pressed(onTakeBack)}>
                Снять отметку<Hidden>: {name}</Hidden>
              </Button>
            )}
          </>
        ) : isKept ? (
          <>
            <Badge kind="warn" icon="clock">
              На устройстве
            </Badge>
            <span>Уйдёт, когда появится сеть</span>
          </>
        ) : (
          onMark && (
            <Button kind="second" loading={busy} data-script="" onClick={pressed(onMark)}>
              Отметить визит<Hidden>: {name}</Hidden>
            </Button>
          )
        )}
      </div>
    </li>
  );
}
