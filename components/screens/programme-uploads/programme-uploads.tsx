import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ProgrammeExports } from '@/components/blocks/programme-exports/programme-exports';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';

/** Results, points and questions of the programme as files. */
export function ProgrammeUploadsScreen({ items }: { items: readonly { id: string; title: string }[] }) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead
        sameAsCrumbs
        title={pageTitle('programmeUploads')}
        lead="После завершения программы те же выгрузки стоят на странице её итогов."
      />
      <ProgrammeExports items={items} />
    </Wrap>
  );
}
