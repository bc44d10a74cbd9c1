'use client';

import { useClosing, type ProgrammeClosing } from '@/api/programme/queries';
import { useNewestRun, type Run } from '@/api/runs/queries';
import { RunProgress } from '@/components/blocks/run-progress/run-progress';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { isOpen } from '@/lib/domain/run';
import { points } from '@/lib/format/number';
import { isLater, undoText } from './closing-words';
import styles from './closing-act.module.css';
import { useRefreshAtEnd } from './use-refresh-at-end';

interface UndoActProps {
  /** Moved points that can be returned. */
  reversible: ProgrammeClosing['reversible'];
  /** Points are being moved. */
  isBusy: boolean;
  run: Run | null;
  /** The newest run that moved points. */
  close: Run | null;
}

/** Undoes the move after a question, and shows the progress. */
export function UndoAct({ reversible, isBusy, run: first, close }: UndoActProps) {
  const run = useNewestRun('programme-undo', first);
  const undo = useClosing('undo');
  const isUnderWay = run !== null && isOpen(run.status);
  useRefreshAtEnd(run && !isUnderWay ? run.id : null);

  const ask = () => {
    const idempotencyKey = crypto.randomUUID();
    openPopup('confirm', {
      title: 'Отменить перенос?',
      text: undoText(reversible),
      yes: 'Отменить перенос',
      no: 'Оставить',
      danger: true,
      onYes: () => undo.mutateAsync({ checked: true, points: reversible.points, idempotencyKey }),
    });
  };
  return (
    <div className={styles.act}>
      {!isUnderWay && reversible.people > 0 && (
        <Button kind="second" size="s" onClick={ask} disabled={isBusy} data-script="">
          Отменить перенос {points(reversible.points)}
        </Button>
      )}
      {run && (isUnderWay || isLater(run, close)) && <RunProgress run={run} name="Отмена переноса" />}
    </div>
  );
}
