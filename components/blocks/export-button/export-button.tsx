'use client';

import { useRef, useState } from 'react';
import { useStartExport } from '@/api/exports/queries';
import { useNewestRun } from '@/api/runs/queries';
import { toastRefusal, toastRefusalOr } from '@/components/blocks/refusal/toast-refusal';
import { RunProgress } from '@/components/blocks/run-progress/run-progress';
import { Button } from '@/components/ui/button/button';
import type { ExportFormat, ExportName } from '@/lib/domain/exports';
import { isOpen } from '@/lib/domain/run';
import styles from './export-button.module.css';

const FORMATS: readonly [ExportFormat, string][] = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
];

interface ExportButtonProps {
  name: ExportName;
  /** `filter` of the list's own call. */
  filters: Record<string, unknown>;
  /** This list's messages: for a start that failed without an explanation, and for a file that was not made. */
  failures?: { start: string; file: string };
}

/** Exports the filtered list to a file: a choice of formats, the progress, the last file. */
export function ExportButton(props: ExportButtonProps) {
  const [shown, setShown] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={whole}
      className={styles.export}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !shown) return;
        setShown(false);
        whole.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        kind="second"
        icon="download"
        data-script=""
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        Выгрузить
      </Button>
      {shown && <ExportPanel {...props} />}
    </div>
  );
}

function ExportPanel({ name, filters, failures }: ExportButtonProps) {
  const run = useNewestRun('export', null, name);
  const start = useStartExport(name);
  const refused = failures ? toastRefusalOr(failures.start) : toastRefusal;
  const busy = start.isPending || (run !== null && isOpen(run.status));
  return (
    <div className={styles.panel} role="group" aria-label="Выгрузка списка">
      <p>Все строки с текущими фильтрами:</p>
      <div className={styles.formats}>
        {FORMATS.map(([format, title]) => (
          <Button
            key={format}
            kind="quiet"
            size="s"
            loading={busy}
            onClick={() => start.mutate({ format, filters }, { onError: refused })}
          >
            {title}
          </Button>
        ))}
      </div>
      {run && <RunProgress run={run} name="Выгрузка" failed={failures?.file} />}
    </div>
  );
}
