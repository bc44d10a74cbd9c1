import { IMPORT_PAGE, type Import, type ImportKind } from '@/api/imports/queries';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Note } from '@/components/ui/note/note';
import { Pages } from '@/components/ui/pages/pages';
import { Section } from '@/components/ui/section/section';
import { formatNumber } from '@/lib/format/number';
import { firstStep, type ImportAddress, type ImportView } from './import-address';
import { ImportActs } from './import-acts';
import { outcomeOf, ROW_NAMES } from './import-words';
import styles from './import-wizard.module.css';
import { rowsShown, type LoadedImport } from './load-import';
import { RowsTable } from './rows-table';

interface ResultStepProps extends Pick<LoadedImport, 'rows'> {
  kind: ImportKind;
  current: Import;
  address: ImportAddress;
  view: ImportView;
}

/** The outcome of the check or of applying, with the rows by kind. */
export function ResultStep({ kind, current, rows, address, view }: ResultStepProps) {
  const outcome = outcomeOf(current);
  const shown = rowsShown(view, current);
  const { wrong, create, update, same, kept } = current.counts ?? {
    ...{ wrong: 0, create: 0, update: 0, same: 0, kept: 0 },
  };
  const counts = { wrong, create, update, same, kept };
  const names = (Object.keys(ROW_NAMES) as (keyof typeof ROW_NAMES)[]).filter((name) => counts[name] > 0);
  const total = rows?.page?.total ?? 0;
  return (
    <div className={styles.step}>
      <Note kind={outcome.kind} role="status">
        {outcome.text}
      </Note>
      <ImportActs
        current={current}
        columnsHref={
          current.state === 'ready' ? address.href({ ...view, rows: undefined }, { step: 'columns' }) : null
        }
        newHref={firstStep(address, view)}
      />
      <Section title="Строки файла">
        {names.length > 1 && (
          <div className={styles.kinds}>
            <Chips scroll label="Какие строки">
              {names.map((name) => (
                <ChipLink key={name} href={address.href(view, { rows: name })} on={name === shown}>
                  {ROW_NAMES[name]} {formatNumber(counts[name])}
                </ChipLink>
              ))}
            </Chips>
          </div>
        )}
        <RowsTable kind={kind} rows={rows?.items ?? []} />
        <Pages
          current={view.page}
          total={Math.ceil(total / IMPORT_PAGE)}
          href={(page) => address.href(view, { page })}
        />
      </Section>
    </div>
  );
}
