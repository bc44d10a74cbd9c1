'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useImport, useImportAct, type Import } from '@/api/imports/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button } from '@/components/ui/button/button';
import { Progress } from '@/components/ui/progress/progress';
import { isWorking, type ImportState } from '@/lib/domain/imports';
import { runShare, runWords } from '@/lib/domain/run';
import styles from './import-wizard.module.css';

const NAMES: Partial<Record<ImportState, string>> = {
  checking: 'Проверка строк',
  applying: 'Загрузка строк',
  undoing: 'Отмена загрузки',
};

/** A running import: progress bar, numbers and a stop button. At the end a refresh shows the result. */
export function WorkStep({ first }: { first: Import }) {
  const router = useRouter();
  const now = useImport(first);
  const act = useImportAct(first.id);
  const over = !isWorking(now.state);
  useEffect(() => {
    if (over) router.refresh();
  }, [over, router]);
  const run = now.run ?? { status: 'queued' as const, progress: 0, total: 0 };
  const name = NAMES[now.state] ?? 'Загрузка';
  return (
    <div className={styles.step}>
      <Progress value={runShare(run)} label={name} thick />
      <p>
        {name}: {over ? 'готово' : runWords(run)}
      </p>
      <p className={styles.hint}>Страницу можно закрыть: когда закончим, придёт уведомление.</p>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          data-script=""
          loading={act.isPending || over}
          onClick={() => act.mutate({ act: 'cancel' }, { onError: toastRefusal })}
        >
          Остановить
        </Button>
      </div>
    </div>
  );
}
