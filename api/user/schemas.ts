import { z } from 'zod';
import { passwordChange, passwordForgot, passwordReset } from '@/lib/validation/forms/password';
import { emailConfirmation, profile } from '@/lib/validation/forms/profile';
import { registration } from '@/lib/validation/forms/registration';
import { resource } from '@/lib/json-api/resource';
import { image, instant, list, paging } from '../core/shapes';

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
  /** Ours: when a link sent to the address was opened; null: nobody has; absent: not said. */
  emailConfirmedAt: instant.nullish(),
  /** Ours: when staff of the territory confirmed the pharmacy. */
  pharmacyConfirmedAt: instant.nullish(),
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
    /** Ours, for the bell of every page: no call of its own. */
    unreadNotifications: z.number().int().default(0),
    /** Ours: gifts are ordered with a confirmed e-mail or pharmacy alone. */
    ordersNeedConfirmation: z.boolean().default(false),
    /** Ours: what is said of technical work that stops this person's writes; null when nothing does. */
    technicalWork: z.string().nullable().default(null),
  }),
);

/** What an expert or a trainer tells of themselves (section 3). */
export const expertProfile = resource(
  'expert-profiles',
  z.object({
    id: z.string(),
    position: z.string(),
    shortDescription: z.string(),
    fullDescription: z.string(),
    additionalDescription: z.string(),
    image: image.nullable(),
    /** Questions may be addressed to this person. */
    takesQuestions: z.boolean(),
  }),
);

/** A line of a list of people. */
export const userEntry = resource(
  'users',
  z.object({
    id: z.string(),
    userName: z.string(),
    firstName: z.string(),
    middleName: z.string().nullable(),
    lastName: z.string(),
    jobStatus: z.string().nullable(),
    pharmacyId: z.string().nullable(),
    isArchive: z.boolean(),
    lastActivityAt: z.string().nullable(),
    profile: expertProfile.schema.optional(),
  }),
  { profile: expertProfile },
);

/** Several names in one parameter, also as `expert|trainer`. */
const eachOf = list.transform((names) => names.flatMap((name) => name.split('|').filter(Boolean)));

export const userListQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** People with no staff role. */
      is_pharmacist: z.enum(['1']).optional(),
      fullname: z.string().max(255).optional(),
      roles: z.strictObject({ name: eachOf }).optional(),
      pharmacy_id: z.string().optional(),
    })
    .optional(),
  sort: z.enum(['fullname', '-fullname', 'place']).optional(),
  include: list.optional(),
  allow_sector: z.enum(['0', '1']).optional(),
});

export { emailConfirmation, passwordChange, passwordForgot, passwordReset, profile, registration };

export const avatarBody = z.object({ file: z.custom<Blob>() });
/** The pharmacy that was on the screen of whoever confirms it. */
export const pharmacyConfirmation = z.object({ pharmacyId: z.string().min(1).max(40) });
export const deletionBody = z.object({ password: z.string().min(1, 'Введите пароль.').max(255) });
