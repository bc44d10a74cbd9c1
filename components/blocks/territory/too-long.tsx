import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';

/** The list is too long for the order that was asked for: how to get on. */
export function TooLong({ href }: { href: string }) {
  return (
    <Note kind="warn" role="status">
      <p>Список слишком длинный, чтобы сравнить баллы. Сузьте его: выберите регион, город или сеть.</p>
      <TextLink href={href}>Показать по имени</TextLink>
    </Note>
  );
}
