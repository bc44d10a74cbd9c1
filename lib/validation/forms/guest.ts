import { z } from 'zod';
import { personName, phone } from '../person-rules';
import { checked, chosen, email, optional } from '../rules';

/** Somebody without an account who is recorded by staff (specification, section 5). */
export const guestForm = z.object({
  lastName: personName({ field: 'Фамилия' }),
  firstName: personName({ field: 'Имя' }),
  middleName: optional(personName({ field: 'Отчество' })),
  email: email({ field: 'Электронная почта' }),
  phone: phone({ field: 'Телефон' }),
  pharmacyId: chosen({ field: 'Аптека' }),
  /** The word of who records, not a consent: that is the person's own. */
  statement: checked({ message: 'Без согласия участника записать его нельзя' }),
});

/** The same with the steps to the pharmacy, as a page asks for them. */
export const guestFields = guestForm.extend({ cityId: z.string(), chainId: z.string() });
