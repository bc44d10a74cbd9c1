'use client';

import { useNewestRun, useStartExport, type Run } from '@/api/runs/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { RunProgress } from '@/components/blocks/run-progress/run-progress';
import { Button } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { isOpen } from '@/lib/domain/run';
import styles from './account.module.css';

/** Export of everything the portal keeps about the person, as one file to download from here. */
export function MyDataPart({ first }: { first: Run | null }) {
  const run = useNewestRun('account-data', first);
  const start = useStartExport();
  return (
    <Section
      first
      id="my-data"
      title="Мои данные"
      lead="Всё, что портал хранит о вас: профиль, баллы, ответы, заказы, вопросы."
    >
      <div className={styles.myData}>
        {run && <RunProgress run={run} name="Сбор данных" />}
        {!(run && isOpen(run.status)) && (
          <Button
            kind="quiet"
            size="s"
            icon="download"
            data-flush="start"
            data-script=""
            loading={start.isPending}
            onClick={() => start.mutate(undefined, { onError: toastRefusal })}
          >
            {run?.file ? 'Собрать заново' : 'Скачать мои данные'}
          </Button>
        )}
      </div>
    </Section>
  );
}
