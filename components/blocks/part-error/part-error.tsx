import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';

/** Shown in place of a part of a page that failed to load, with a link to reload; other parts of the page work. */
export function PartError({ what, href }: { what: string; href: string }) {
  return (
    <Note kind="warn" role="status">
      {what} сейчас не загрузились. <TextLink href={href}>Попробовать ещё раз</TextLink>
    </Note>
  );
}
