'use client';

import { ConsentText } from '@/components/blocks/consent-text/consent-text';
import { CheckboxField } from '@/components/forms/checkbox-field';

/** Two consents, each with its own checkbox and text: giving one does not give the other. */
export function ConsentFields() {
  return (
    <>
      <ConsentText kind="personal-data">
        <CheckboxField name="agreement" label="Даю согласие на обработку персональных данных" />
      </ConsentText>
      <ConsentText kind="mailing">
        <CheckboxField name="mailingAgreement" label="Хочу получать письма о новых материалах и подарках" />
      </ConsentText>
    </>
  );
}
