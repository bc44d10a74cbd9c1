'use client';

import { useState } from 'react';
import { useClosing, type ProgrammeClosing } from '@/api/programme/queries';
import { useNewestRun, type Run } from '@/api/runs/queries';
import { RunProgress } from '@/components/blocks/run-progress/run-progress';
import { useAwake } from '@/components/forms/use-awake';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/tick/tick';
import { isOpen } from '@/lib/domain/run';
import { formatDay } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { confirmText, isLater } from './closing-words';
import styles from './closing-act.module.css';
import { useRefreshAtEnd } from './use-refresh-at-end';

interface ClosingActProps {
  left: ProgrammeClosing['left'];
  /** When the points can be moved; null once the programme has finished. */
  opensAt: string | null;
  isClosed: boolean;
  /** Why the points can't be moved now: a move is being undone, or answers are still being scored. */
  waitsFor?: string | undefined;
  run: Run | null;
  /** Newest run that undid a move; of two ended runs the later one is shown. */
  undo: Run | null;
}

/** Confirms, moves what is left and shows the progress; the page is refreshed when the run has ended. */
export function ClosingAct({ left, opensAt, isClosed, waitsFor, run: first, undo }: ClosingActProps) {
  const run = useNewestRun('programme-close', first);
  const close = useClosing('close');
  const [isChecked, setChecked] = useState(false);
  const ready = useAwake();
  const isUnderWay = run !== null && isOpen(run.status);
  useRefreshAtEnd(run && !isUnderWay ? run.id : null);

  const ask = () => {
    // one key for one press: a retry begins no second closing, the next press does
    const idempotencyKey = crypto.randomUUID();
    openPopup('confirm', {
      title: `Перенести ${points(left.points)}?`,
      text: confirmText({ left }),
      yes: 'Перенести',
      onYes: () => close.mutateAsync({ checked: true, points: left.points, idempotencyKey }),
    });
  };
  return (
    <div className={styles.act}>
      {!isClosed && !isUnderWay && (
        <>
          {waitsFor && <p>{waitsFor}</p>}
          {!opensAt && (
            <Checkbox
              label="Я проверил итоги"
              checked={isChecked}
              disabled={!ready}
              onChange={({ target }) => setChecked(target.checked)}
            />
          )}
          <Button
            onClick={ask}
            disabled={opensAt !== null || waitsFor !== undefined || !isChecked}
            data-script=""
          >
            {opensAt ? `Перенести после ${formatDay(opensAt)}` : `Перенести ${points(left.points)}`}
          </Button>
        </>
      )}
      {run && (isUnderWay || (!isClosed && isLater(run, undo))) && (
        <RunProgress run={run} name="Перенос баллов" />
      )}
    </div>
  );
}
