'use client';

import { signIn } from '@/api/session/sign-in';
import { useRegister } from '@/api/user/queries';
import { askAgain, shownVersion } from '@/components/blocks/consent-text/shown-words';
import { hideOverlay, showOverlay } from '@/components/blocks/loading-overlay/overlay-state';
import { PharmacyFields } from '@/components/blocks/pharmacy-fields/pharmacy-fields';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { PhoneField } from '@/components/forms/phone-field';
import { TextField } from '@/components/forms/text-field';
import { Note } from '@/components/ui/note/note';
import { loadPage } from '@/lib/routes/load-page';
import { ConsentFields } from './consent-fields';
import { RegistrationSteps } from './registration-steps';
import styles from './registration.module.css';
import * as path from '@/lib/routes/path';

const rules = async () => (await import('@/lib/validation/forms/registration')).registrationForm;

const EMPTY = {
  lastName: '',
  firstName: '',
  middleName: '',
  email: '',
  phone: '',
  jobStatus: '',
  cityId: '',
  chainId: '',
  pharmacyId: '',
  password: '',
  passwordRepeat: '',
  agreement: false as never,
  mailingAgreement: false,
};

export interface Invited {
  lastName: string;
  firstName: string;
  middleName: string;
  email: string;
  phone: string;
  pharmacyId: string;
  /** Name and address. */
  pharmacy: string;
}

/** Values that were entered by the member of staff who invited the person; all but the pharmacy can be changed. */
const begunWith = ({ pharmacy: _, ...known }: Invited) => ({
  ...EMPTY,
  ...known,
  // city and chain count as chosen: the pharmacy is known
  cityId: known.pharmacyId,
  chainId: known.pharmacyId,
});

/** Person, contacts, pharmacy, password, consents. What the service refuses is shown at its field. */
export function RegistrationScreen({ invited = null }: { invited?: Invited | null }) {
  const register = useRegister();
  return (
    <div data-auth="wide">
      <noscript>
        <Note kind="warn">
          Для регистрации нужен JavaScript: включите его в браузере и обновите страницу.
        </Note>
      </noscript>
      <Form
        schema={rules}
        defaults={invited ? begunWith(invited) : EMPTY}
        label="Регистрация"
        className={styles.form}
        onSubmit={async ({ cityId: _city, chainId: _chain, passwordRepeat: _same, ...body }, form) => {
          const seen = {
            agreementVersion: shownVersion('personal-data'),
            mailingVersion: shownVersion('mailing'),
          };
          await register.mutateAsync({ ...body, ...seen }).catch(askAgain(form));
          showOverlay();
          // the account exists even if this second step fails: then the login page opens
          const to = await signIn({ email: body.email, password: body.password }).then(
            () => '/',
            () => path.login(),
          );
          hideOverlay();
          loadPage(to);
        }}
      >
        <RegistrationSteps>
          <div data-step="1">
            <fieldset>
              <legend>О вас</legend>
              <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
              <TextField name="firstName" label="Имя" autoComplete="given-name" />
              <TextField name="middleName" label="Отчество" optional autoComplete="additional-name" />
              <TextField name="jobStatus" label="Должность" optional autoComplete="organization-title" />
            </fieldset>
            <fieldset>
              <legend>Контакты</legend>
              <TextField
                name="email"
                label="Электронная почта"
                type="email"
                inputMode="email"
                autoComplete="username"
              />
              <PhoneField name="phone" label="Телефон" />
            </fieldset>
          </div>
          <div data-step="2">
            <fieldset data-row="">
              <legend>Место работы</legend>
              {invited ? <p>{invited.pharmacy}</p> : <PharmacyFields />}
            </fieldset>
          </div>
          <div data-step="3">
            <fieldset>
              <legend>Пароль</legend>
              <PasswordField
                name="password"
                label="Придумайте пароль"
                autoComplete="new-password"
                hint="8–20 символов: латинские заглавные и строчные буквы и цифра"
              />
              <PasswordField name="passwordRepeat" label="Повторите пароль" autoComplete="new-password" />
            </fieldset>
            <fieldset data-column="">
              <legend>Согласия</legend>
              <ConsentFields />
            </fieldset>
          </div>
        </RegistrationSteps>
      </Form>
    </div>
  );
}
