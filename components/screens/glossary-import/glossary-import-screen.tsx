import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import type { ImportView } from '@/components/blocks/import-wizard/import-address';
import { ImportWizard } from '@/components/blocks/import-wizard/import-wizard';
import type { LoadedImport } from '@/components/blocks/import-wizard/load-import';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { glossaryImport } from './glossary-import-address';

const LEAD =
  'Слова и определения одной таблицей: новые добавим, известные по слову и бренду изменим. Загрузку можно отменить в течение суток.';

/** Words of the glossary from a table. */
export function GlossaryImportScreen({ view, loaded }: { view: ImportView; loaded: LoadedImport }) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('glossaryImport')} lead={LEAD} sameAsCrumbs />
      <ImportWizard {...loaded} address={glossaryImport} view={view} />
    </Wrap>
  );
}
