import { z } from 'zod';
import { passwordChange, passwordForgot, passwordReset } from '@/lib/validation/forms/password';
import { profile } from '@/lib/validation/forms/profile';
import { registration } from '@/lib/validation/forms/registration';
import { resource } from '@/lib/json-api/resource';
import { image } from '../core/shapes';

export const userPharmacy = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  chain: z.string(),
  address: z.string(),
});

const fields = {
  id: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  birthday: z.iso.date().nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  telegram: z.string().nullable(),
  pharmacyId: z.string().nullable(),
  jobStatus: z.string().nullable(),
  mailingAgreement: z.boolean(),
  avatar: image.nullable(),
  totalPoints: z.number().int(),
  /** Points by mark slug. */
  markPoints: z.record(z.string(), z.number().int()),
  pharmacy: userPharmacy.nullable(),
};

export const user = resource('users', z.object(fields));

/** The signed-in person (section 3, 'current user'). */
export const me = resource(
  'users',
  z.object({
    ...fields,
    roles: z.array(z.object({ id: z.string(), name: z.string() })),
    permissions: z.array(z.string()),
    createdAt: z.string(),
    lastActivityAt: z.string().nullable(),
    sector: z.string().nullable(),
    chainLocked: z.boolean(),
    motivationId: z.string().nullable(),
    motivationMarkPoints: z.number().int(),
  }),
);

export { passwordChange, passwordForgot, passwordReset, profile, registration };

export const avatarBody = z.object({ file: z.custom<Blob>() });
export const deletionBody = z.object({ password: z.string().min(1, 'Введите пароль.').max(255) });
