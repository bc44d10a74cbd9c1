import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import * as path from '@/lib/routes/path';

export interface EmptyWords {
  /** `search`: nothing was found. */
  picture?: 'list' | 'search' | 'cart' | undefined;
  title: string;
  text: string;
  action?: { title: string; href: string };
}

/** Links for a reader of an empty section. */
export const TO_LEARNINGS = { title: 'Ко всем обучениям', href: path.learnings() };

/** An empty list: the reason, and the next step. */
export function ListEmpty({ words, level }: { words: EmptyWords; level: 2 | 3 }) {
  const { picture = 'list', title, text, action } = words;
  return (
    <Empty
      level={level}
      picture={`/art/empty-${picture}.svg`}
      title={title}
      text={text}
      action={
        action && (
          <ButtonLink href={action.href} kind="second">
            {action.title}
          </ButtonLink>
        )
      }
    />
  );
}
