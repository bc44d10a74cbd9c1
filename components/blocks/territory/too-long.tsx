import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';

/** Shown when a list is too long for the requested order, with a way out. */
export function TooLong({ href }: { href: string }) {
  return (
    <Note kind="warn" role="status">
      <p>Список слишком длинный, чтобы сравнить баллы. Сузьте его: выберите регион, город или сеть.</p>
      <TextLink href={href}>Показать по имени</TextLink>
    </Note>
  );
}
