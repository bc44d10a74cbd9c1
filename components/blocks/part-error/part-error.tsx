import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';

/** A part of a page that did not come: said in its place, with a link that asks again. The page lives. */
export function PartError({ what, href }: { what: string; href: string }) {
  return (
    <Note kind="warn" role="status">
      {what} сейчас не загрузились. <TextLink href={href}>Попробовать ещё раз</TextLink>
    </Note>
  );
}
