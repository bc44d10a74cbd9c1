import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import type { ImportView } from '@/components/blocks/import-wizard/import-address';
import { ImportWizard } from '@/components/blocks/import-wizard/import-wizard';
import type { LoadedImport } from '@/components/blocks/import-wizard/load-import';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Wrap } from '@/components/ui/wrap/wrap';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { visitsImport } from './visits-import-address';

const LEAD =
  'Выгрузите отчёт, поставьте «да» в столбце «Посещение» и загрузите его сюда. Сначала всё проверим, потом отметим; отменить можно в течение суток.';

/** Visits from a report that came back filled in. */
export function VisitsImportScreen({ view, loaded }: { view: ImportView; loaded: LoadedImport }) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('orderUploading')} lead={LEAD} sameAsCrumbs>
        <TextLink href={path.orderDownloading()} plain icon="download">
          Выгрузить отчёт
        </TextLink>
      </PageHead>
      <ImportWizard {...loaded} address={visitsImport} view={view} failed={REFUSAL_WORDS.uploadFailed} />
    </Wrap>
  );
}
