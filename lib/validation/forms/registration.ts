import { z } from 'zod';
import { messages } from '../messages';
import { password, passwordAgain, personName, phone, samePasswords } from '../person-rules';
import { checked, chosen, email, line, optional } from '../rules';

/** Body of `POST /v1/registration`. `agreement` must be true; it is a consent, not a setting. */
export const registration = z.object({
  lastName: personName({ field: 'Фамилия' }),
  firstName: personName({ field: 'Имя' }),
  middleName: optional(personName({ field: 'Отчество' })),
  email: email({ field: 'Электронная почта' }),
  phone: phone({ field: 'Телефон' }),
  password: password({ field: 'Пароль' }),
  pharmacyId: chosen({ field: 'Аптека' }),
  jobStatus: optional(line({ field: 'Должность' })),
  agreement: checked({ message: messages.agreement() }),
  mailingAgreement: z.boolean().default(false),
  /** Versions of the texts shown on the screen (`lib/domain/consent-texts`); a consent without one is refused. */
  agreementVersion: z.string().max(32).optional(),
  mailingVersion: z.string().max(32).optional(),
});
export type RegistrationBody = z.output<typeof registration>;

/** The page's form: the body, the selects that lead to the pharmacy and the password again. */
export const registrationForm = registration
  .extend({
    cityId: chosen({ field: 'Город' }),
    chainId: chosen({ field: 'Аптечная сеть' }),
    passwordRepeat: passwordAgain(),
  })
  .refine((value) => value.password === value.passwordRepeat, samePasswords('password', 'passwordRepeat'));
export type RegistrationInput = z.input<typeof registrationForm>;
