import { AuthHead } from '@/components/blocks/layout-auth/auth-head';
import { pageTitle } from '@/lib/routes/page-titles';
import { NumberForm } from './number-form';
import { UnknownNumberForm } from './unknown-number-form';

const NO_NUMBER = 'Это не номер сертификата: в нём шестнадцать латинских букв и цифр.';

/** Asks for a certificate number; `typed` is the value that was sent, if it is no valid number. */
export function AskNumberScreen({ typed = '' }: { typed?: string | undefined }) {
  return (
    <>
      <AuthHead title={pageTitle('certificates')}>
        Введите номер с сертификата: скажем, кому и за что он выдан и действует ли он.
      </AuthHead>
      <NumberForm typed={typed} error={typed ? NO_NUMBER : undefined} />
    </>
  );
}

/** Page of a number that no certificate has. */
export function NoCertificateScreen() {
  return (
    <>
      <AuthHead title="Сертификата с таким номером нет">
        Сверьте номер с тем, что напечатано на сертификате, и проверьте ещё раз.
      </AuthHead>
      <UnknownNumberForm />
    </>
  );
}
