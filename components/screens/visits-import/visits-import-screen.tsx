import type { ManagedTraining } from '@/api/timetable/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import type { ImportView } from '@/components/blocks/import-wizard/import-address';
import { ImportWizard } from '@/components/blocks/import-wizard/import-wizard';
import type { LoadedImport } from '@/components/blocks/import-wizard/load-import';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Wrap } from '@/components/ui/wrap/wrap';
import { wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import { visitsImport } from './visits-import-address';
import styles from './visits-import.module.css';

const LEAD =
  'Выгрузите отчёт, поставьте «да» в столбце «Посещение» и загрузите его сюда. Сначала всё проверим, потом отметим; отменить можно в течение суток.';

interface VisitsImportScreenProps {
  view: ImportView;
  loaded: LoadedImport;
  /** Training whose rows are imported; null for any of the viewer's own. */
  training: ManagedTraining | null;
}

/** Import of visits from a report that was filled in. */
export function VisitsImportScreen({ view, loaded, training }: VisitsImportScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('orderUploading')} lead={LEAD} sameAsCrumbs>
        <TextLink href={path.orderDownloading()} plain icon="download">
          Выгрузить отчёт
        </TextLink>
      </PageHead>
      {training && (
        <Note className={styles.training}>
          Только записи тренинга{' '}
          <TextLink href={path.training(training.id)}>
            {quote(training.name)}, {wholeMomentWords(training.slot)}
          </TextLink>
          . Строки других тренингов не возьмём.{' '}
          <TextLink href={path.orderUploading()}>Загрузить отчёт о нескольких</TextLink>
        </Note>
      )}
      <ImportWizard {...loaded} address={visitsImport} view={view} failed={REFUSAL_WORDS.uploadFailed} />
    </Wrap>
  );
}
