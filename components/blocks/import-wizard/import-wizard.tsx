import type { Import } from '@/api/imports/queries';
import { Note } from '@/components/ui/note/note';
import { isWorking, MAY } from '@/lib/domain/imports';
import { ColumnsStep } from './columns-step';
import { firstStep, type ImportAddress, type ImportView } from './import-address';
import { ImportHistory } from './import-history';
import styles from './import-wizard.module.css';
import type { LoadedImport } from './load-import';
import { ResultStep } from './result-step';
import { StepPlace } from './step-place';
import { UploadStep } from './upload-step';
import { WorkStep } from './work-step';

const STEPS = ['Файл', 'Столбцы', 'Проверка', 'Загрузка'] as const;

interface ImportWizardProps extends LoadedImport {
  address: ImportAddress;
  view: ImportView;
  /** The message for a failed upload without an explanation. */
  failed?: string;
}

/** The index of an import's step; the address may reopen the columns step. */
function stepOf(current: Import | null, view: ImportView): number {
  if (!current) return 0;
  if (current.state === 'mapping') return 1;
  if (current.state === 'ready') return view.step === 'columns' ? 1 : 2;
  return current.state === 'checking' ? 2 : 3;
}

function Step({ kind, current, rows, address, view, failed }: ImportWizardProps) {
  const at = stepOf(current, view);
  if (!current)
    return <UploadStep {...{ kind, failed }} path={address.base(view)} training={view.training} />;
  const path = address.href({ ...view, rows: undefined, step: undefined, page: 1 });
  if (isWorking(current.state)) return <WorkStep first={current} />;
  if (at === 1 && MAY.check.includes(current.state))
    return <ColumnsStep key={current.id} {...{ kind, current, path }} again={firstStep(address, view)} />;
  if (!current.counts)
    return (
      <Note kind="warn">Эта загрузка отменена: в портале ничего не изменилось. Выберите файл заново.</Note>
    );
  return <ResultStep {...{ kind, current, rows, address, view }} />;
}

/** The wizard that imports a table: file, columns, check of every row, applying; each step has its address. */
export function ImportWizard(props: ImportWizardProps) {
  const { current, history, address, view } = props;
  const at = stepOf(current, view);
  return (
    <>
      <ol className={styles.steps} aria-label="Шаги загрузки">
        {STEPS.map((title, index) => (
          <li
            key={title}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at || undefined}
          >
            <span aria-hidden="true">{index + 1}</span> {title}
          </li>
        ))}
      </ol>
      <StepPlace title={STEPS[at] ?? ''}>
        <Step {...props} />
      </StepPlace>
      <ImportHistory {...{ history, address, view }} />
    </>
  );
}
