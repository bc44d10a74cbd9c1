import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Wrap } from '@/components/ui/wrap/wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { SavedHere } from './saved-here';

/** Items stored on this device for the person and changes that wait to be sent, in the portal's frame. */
export function SavedScreen() {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('saved')} lead={<Lead />} sameAsCrumbs />
      <noscript>
        <Note>Список хранится на устройстве: чтобы показать его, нужен JavaScript.</Note>
      </noscript>
      <SavedHere />
    </Wrap>
  );
}

function Lead() {
  return (
    <>
      Что скачано на это устройство и что вы недавно читали: без сети откроется отсюда же.{' '}
      <TextLink href={`${path.learnings()}?favorite=1`}>Избранное</TextLink> — другой список, он один на всех
      ваших устройствах.
    </>
  );
}
