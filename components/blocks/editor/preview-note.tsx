import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import styles from './editor.module.css';

/** Over what is shown as its readers will see it: what is not kept here, and the way back. */
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
