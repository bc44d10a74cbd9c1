'use client';

import type { ReactNode } from 'react';
import { openPopup } from '@/components/popups/store';
import { Note } from '@/components/ui/note/note';
import { Stack } from '@/components/ui/stack/stack';
import type { ConsentKind } from '@/lib/domain/consent-texts';
import styles from './consent-text.module.css';
import { useConsentWords } from './shown-words';

export type ConsentTextProps = {
  kind: ConsentKind;
  /** The consent checkbox. */
  children: ReactNode;
};

const READ = { 'personal-data': 'Текст согласия', mailing: 'Условия рассылки' } as const;

const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <Stack gap={3}>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Stack>
);

/**
 * A consent checkbox with a button that opens the text. When the text has changed since the page was opened, the new
 * text is shown unfolded, to be read before the box is ticked again.
 */
export function ConsentText({ kind, children }: ConsentTextProps) {
  const { title, paragraphs, isNew } = useConsentWords(kind);
  const text = <Paragraphs texts={paragraphs} />;
  return (
    <div className={styles.part}>
      {children}
      {isNew ? (
        <Note kind="warn" role="alert">
          <strong>Новый текст согласия: {title}</strong>
          {text}
        </Note>
      ) : (
        <button type="button" className={styles.read} onClick={() => openPopup('message', { title, text })}>
          {READ[kind]}
        </button>
      )}
    </div>
  );
}
