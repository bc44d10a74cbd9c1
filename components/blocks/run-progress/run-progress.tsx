'use client';

import { addressOf } from '@/api/core/address';
import { getRunFile } from '@/api/runs/endpoints';
import { useCancelRun, type Run } from '@/api/runs/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Progress } from '@/components/ui/progress/progress';
import { isOpen, runShare, runWords } from '@/lib/domain/run';
import { formatDate } from '@/lib/format/date';
import { fileSize } from '@/lib/format/number';
import styles from './run-progress.module.css';

interface RunProgressProps {
  run: Run;
  /** Name of the work: «Сбор данных». */
  name: string;
  /** Text for a failed run. */
  failed?: string | undefined;
}

/** Progress of a run as a bar and numbers; a cancel button while it is open, its file at the end. */
export function RunProgress({ run, name, failed }: RunProgressProps) {
  const cancel = useCancelRun();
  const open = isOpen(run.status);
  const words = (run.status === 'failed' ? failed : undefined) ?? runWords(run);
  return (
    <div className={styles.run} data-status={run.status}>
      {open && <Progress value={runShare(run)} label={name} thick />}
      <p>
        {name}: {words}
      </p>
      {/* progress changes every second and is not announced, only the end is */}
      <div role="status">
        <Hidden>{open ? '' : `${name}: ${words}`}</Hidden>
      </div>
      {open && (
        <>
          <p className={styles.hint}>Страницу можно закрыть: когда закончим, придёт уведомление.</p>
          <Button
            kind="quiet"
            size="s"
            data-script=""
            loading={cancel.isPending}
            onClick={() => cancel.mutate(run.id, { onError: toastRefusal })}
          >
            Отменить
          </Button>
        </>
      )}
      {run.file && (
        <>
          <ButtonLink
            href={addressOf(getRunFile, { id: run.id })}
            kind="second"
            size="s"
            icon="download"
            download
          >
            Скачать файл, {fileSize(run.file.size)}
          </ButtonLink>
          <p className={styles.hint}>Хранится до {formatDate(run.file.expiresAt)}, потом удалится.</p>
        </>
      )}
    </div>
  );
}
