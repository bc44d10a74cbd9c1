import { z } from 'zod';
import { personName, phone } from '../person-rules';
import { checked, chosen, email, optional } from '../rules';

/** Form by which staff record a person without an account (specification, section 5). */
export const guestForm = z.object({
  lastName: personName({ field: 'Фамилия' }),
  firstName: personName({ field: 'Имя' }),
  middleName: optional(personName({ field: 'Отчество' })),
  email: email({ field: 'Электронная почта' }),
  phone: phone({ field: 'Телефон' }),
  pharmacyId: chosen({ field: 'Аптека' }),
  /** A statement of the member of staff, not a consent: only the person can give one. */
  statement: checked({ message: 'Без согласия участника записать его нельзя' }),
});

/** The form with the selects that lead to the pharmacy. */
export const guestFields = guestForm.extend({ cityId: z.string(), chainId: z.string() });
