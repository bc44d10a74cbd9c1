import { z } from 'zod';
import { birthday } from '../date-rules';
import { personName, phone, telegram } from '../person-rules';
import { chosen, email, line, optional, text } from '../rules';

const fields = {
  lastName: personName({ field: 'Фамилия' }),
  firstName: personName({ field: 'Имя' }),
  middleName: optional(personName({ field: 'Отчество' })),
  birthday: optional(birthday({ field: 'Дата рождения' })),
  phone: phone({ field: 'Телефон' }),
  email: email({ field: 'Электронная почта' }),
  telegram: optional(telegram()),
  jobStatus: optional(line({ field: 'Должность' })),
  pharmacyId: chosen({ field: 'Аптека' }),
  mailingAgreement: z.boolean(),
};

/** The whole form of the profile. */
export const profileForm = z.object(fields);

/**
 * Body of `PATCH …/users/{id}`: any part of the form; an absent field stays, null or blank clears an optional one. A
 * changed `email` needs the caller's password, a new `mailingAgreement` the version of its text.
 */
export const profile = profileForm.partial().extend({
  currentPassword: z.string().max(255).optional(),
  mailingVersion: z.string().max(32).optional(),
});

/** Body of confirming a new address; the token comes from the link in the letter. */
export const emailConfirmation = z.object({ token: text({ max: 512 }) });

export type ProfileBody = z.output<typeof profile>;
