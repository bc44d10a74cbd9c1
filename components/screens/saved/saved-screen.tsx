import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { SavedHere } from './saved-here';

const LEAD =
  'Что скачано на это устройство и что вы недавно читали: без сети откроется отсюда же. Избранное — другой список, он один на всех ваших устройствах.';

/** What this device keeps for its person and what waits here to be sent, in the frame of every page. */
export function SavedScreen() {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('saved')} lead={LEAD} sameAsCrumbs />
      <noscript>
        <Note>Список хранится на устройстве: чтобы показать его, нужен JavaScript.</Note>
      </noscript>
      <SavedHere />
    </Wrap>
  );
}
