'use client';

import { CheckboxField } from '@/components/forms/checkbox-field';
import { openPopup } from '@/components/popups/store';
import { Stack } from '@/components/ui/stack/stack';
import { CONSENT_TEXTS, type ConsentKind } from '@/lib/domain/consent-texts';
import styles from './registration.module.css';

function ConsentText({ kind, children }: { kind: ConsentKind; children: string }) {
  const { title, paragraphs } = CONSENT_TEXTS[kind];
  const read = () => {
    const text = (
      <Stack gap={3}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    );
    openPopup('message', { title, text });
  };
  return (
    <button type="button" className={styles.consent} onClick={read}>
      {children}
    </button>
  );
}

/** Two consents, each a box of its own with its words at hand: one can't be given by giving the other. */
export function ConsentFields() {
  return (
    <>
      <CheckboxField name="agreement" label="Даю согласие на обработку персональных данных" />
      <ConsentText kind="personal-data">Текст согласия</ConsentText>
      <CheckboxField name="mailingAgreement" label="Хочу получать письма о новых материалах и подарках" />
      <ConsentText kind="mailing">Условия рассылки</ConsentText>
    </>
  );
}
