'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useCloseProgramme, type ProgrammeClosing } from '@/api/programme/queries';
import { useNewestRun, type Run } from '@/api/runs/queries';
import { RunProgress } from '@/components/blocks/run-progress/run-progress';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/tick/tick';
import { isOpen } from '@/lib/domain/run';
import { formatDay } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import { confirmText } from './closing-words';
import styles from './closing-act.module.css';

interface ClosingActProps {
  left: ProgrammeClosing['left'];
  /** The programme runs: when the points can be moved. */
  opensAt: string | null;
  isClosed: boolean;
  run: Run | null;
}

/** Asks, moves what is left and shows how it goes; the page is drawn anew when the run has ended. */
export function ClosingAct({ left, opensAt, isClosed, run: first }: ClosingActProps) {
  const run = useNewestRun('programme-close', first);
  const close = useCloseProgramme();
  const [isChecked, setChecked] = useState(false);
  const isUnderWay = run !== null && isOpen(run.status);
  useRefreshAtEnd(run && !isUnderWay ? run.id : null);

  const ask = () => {
    // one press is one closing, however often its answer is tried; the next press is another one
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
          {!opensAt && (
            <Checkbox
              label="Я проверил итоги"
              checked={isChecked}
              onChange={({ target }) => setChecked(target.checked)}
            />
          )}
          <Button onClick={ask} disabled={opensAt !== null || !isChecked} data-script="">
            {opensAt ? `Перенести после ${formatDay(opensAt)}` : `Перенести ${points(left.points)}`}
          </Button>
        </>
      )}
      {run && (isUnderWay || !isClosed) && <RunProgress run={run} name="Перенос баллов" />}
    </div>
  );
}

/** Figures and failures are the server's: asked for anew when a run has ended, one that nobody saw at work too. */
function useRefreshAtEnd(ended: string | null): void {
  const router = useRouter();
  const seen = useRef(ended);
  useEffect(() => {
    if (ended !== null && ended !== seen.current) router.refresh();
    seen.current = ended;
  }, [ended, router]);
}
