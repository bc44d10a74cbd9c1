import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import styles from './editor.module.css';

/** The note over a preview: what the preview does not keep, and the link back. */
export function PreviewNote({
  back,
  words = 'Вернуться к правке',
  children,
}: {
  back: string;
  words?: string;
  children: ReactNode;
}) {
  return (
    <Note role="note" className={styles.preview}>
      <p>{children}</p>
      <ButtonLink size="s" kind="second" icon="left" href={back}>
        {words}
      </ButtonLink>
    </Note>
  );
}
