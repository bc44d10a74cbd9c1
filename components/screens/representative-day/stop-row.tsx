'use client';

import { useId, useState } from 'react';
import type { DayPlan } from '@/api/representative/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Textarea } from '@/components/ui/textarea/textarea';
import { formatTime } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import styles from './day.module.css';
import { stopWords } from './stop-words';

interface StopRowProps {
  stop: DayPlan['stops'][number];
  busy: boolean;
  /** The visit waits on this device for the network. */
  isKept: boolean;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
  onVisit: (visited: boolean, note: string) => void;
}

/** One pharmacy of the day: its address, the reason to go, and the visit mark. */
export function StopRow({ stop, busy, isKept, onUp, onDown, onRemove, onVisit }: StopRowProps) {
  const [note, setNote] = useState(stop.note);
  const field = useId();
  const name = `${quote(stop.name)}, ${stop.address}`;
  const isVisited = stop.visitedAt !== null;
  // `aria-disabled` while the plan is being saved: `disabled` would lose the focus
  const move = (onClick: (() => void) | undefined) =>
    ({ size: 's', ...(busy ? { 'aria-disabled': true } : { onClick }) }) as const;
  return (
    <li className={styles.stop} data-visited={isVisited || undefined}>
      <div className={styles.words}>
        <Anchor href={path.pharmacy(stop.id)} className={styles.name}>
          {quote(stop.name)}
        </Anchor>
        <span>{[stop.city, stop.address].filter(Boolean).join(', ')}</span>
        <span>{stopWords(stop)}</span>
        {isVisited && (
          <Badge kind="good" icon="check">
            Были в {formatTime(stop.visitedAt)}
          </Badge>
        )}
        {isKept && (
          <Badge kind="warn" icon="clock">
            На устройстве: уйдёт с сетью
          </Badge>
        )}
        {isVisited && stop.note && <span className={styles.note}>{stop.note}</span>}
      </div>
      <div className={styles.moves} data-script="">
        <IconButton icon="up" label={`Выше: ${name}`} disabled={!onUp} {...move(onUp)} />
        <IconButton icon="down" label={`Ниже: ${name}`} disabled={!onDown} {...move(onDown)} />
        {!isVisited && <IconButton icon="close" label={`Убрать: ${name}`} {...move(onRemove)} />}
      </div>
      <details className={styles.visit} data-script="">
        <summary>{isVisited ? 'Изменить отметку' : 'Отметить визит'}</summary>
        <div className={styles.form}>
          <Field id={field} label="Заметка" optional>
            <Textarea
              id={field}
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          <div className={styles.tools}>
            <Button size="s" loading={busy} onClick={() => onVisit(true, note)}>
              {isVisited ? 'Сохранить' : 'Отметить визит'}
            </Button>
            {isVisited && (
              <Button kind="quiet" size="s" loading={busy} onClick={() => onVisit(false, note)}>
                Снять отметку
              </Button>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
