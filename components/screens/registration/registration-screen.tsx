'use client';

import { signIn } from '@/api/session/sign-in';
import { useRegister } from '@/api/user/queries';
import { hideOverlay, showOverlay } from '@/components/blocks/loading-overlay/overlay-state';
import { PharmacyFields } from '@/components/blocks/pharmacy-fields/pharmacy-fields';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { PhoneField } from '@/components/forms/phone-field';
import { TextField } from '@/components/forms/text-field';
import { openPopup } from '@/components/popups/store';
import { loadPage } from '@/lib/routes/load-page';
import { CONSENT } from './consent';
import styles from './registration.module.css';

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

/** Person, contacts, pharmacy, password, consents. What the service refuses is shown at its field. */
export function RegistrationScreen() {
  const register = useRegister();
  return (
    <div data-auth="wide">
    <Form
      schema={rules}
      defaults={EMPTY}
      label="Регистрация"
      className={styles.form}
      onSubmit={async ({ cityId: _city, chainId: _chain, passwordRepeat: _same, ...body }) => {
        await register.mutateAsync(body);
        showOverlay();
        // registered all the same when this second step fails: then the login page takes over
        const to = await signIn({ email: body.email, password: body.password }).then(
          () => '/',
          () => '/login',
        );
        hideOverlay();
        loadPage(to);
      }}
    >
      <fieldset>
        <legend>О вас</legend>
        <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
        <TextField name="firstName" label="Имя" autoComplete="given-name" />
        <TextField name="middleName" label="Отчество" optional autoComplete="additional-name" />
        <TextField name="jobStatus" label="Должность" optional autoComplete="organization-title" />
      </fieldset>
      <fieldset>
        <legend>Контакты</legend>
        <TextField name="email" label="Электронная почта" type="email" inputMode="email" autoComplete="username" />
        <PhoneField name="phone" label="Телефон" />
      </fieldset>
      <fieldset data-column="">
        <legend>Место работы</legend>
        <PharmacyFields />
      </fieldset>
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
        <CheckboxField name="agreement" label="Даю согласие на обработку персональных данных" />
        <button
          type="button"
          className={styles.consent}
          onClick={() => openPopup('message', { title: 'Обработка персональных данных', text: CONSENT })}
        >
          Текст согласия
        </button>
        <CheckboxField name="mailingAgreement" label="Хочу получать письма о новых материалах и подарках" />
      </fieldset>
      <FormMessage />
      <SubmitButton wide>Зарегистрироваться</SubmitButton>
    </Form>
    </div>
  );
}
