import { z } from 'zod';
import { passwordChange, passwordForgot, passwordReset } from '@/lib/validation/forms/password';
import { emailConfirmation, profile } from '@/lib/validation/forms/profile';
import { registration } from '@/lib/validation/forms/registration';
import { resource } from '@/lib/json-api/resource';
import { LEDGER_KINDS } from '@/lib/domain/ledger';
import { ACTIVITY_STATUSES } from '@/lib/domain/territory';
import { image, instant, list, natural, paging } from '../core/shapes';

export const userPharmacy = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  /** Ours. */
  cityId: z.string().optional(),
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

export const user = resource(
  'users',
  z.object({
    ...fields,
    /** Ours: how they stand, for those who look after them; absent in one's own profile. */
    standing: z
      .object({
        createdAt: instant,
        lastActivityAt: instant.nullable(),
        activityStatus: z.enum(ACTIVITY_STATUSES),
        isArchive: z.boolean(),
        /** Staff of the territory have said that the person left the pharmacy. */
        hasLeft: z.boolean().default(false),
        /** By mark slug; what is on account is `mark_points`. */
        earned: z.record(z.string(), z.number().int()),
        spent: z.record(z.string(), z.number().int()),
      })
      .optional(),
  }),
);

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
    /** Of pharmacists alone, for those who look after them (specification, section 3). */
    work: z
      .object({
        activityStatus: z.enum(ACTIVITY_STATUSES),
        hasLeft: z.boolean().default(false),
        image: image.nullable(),
        pharmacy: userPharmacy.nullable(),
        /** Earned, spent on gifts less what came back, and on account: of the mark of the filter, else of all. */
        markPoints: z.number().int(),
        spentMarkPoints: z.number().int(),
        totalPoints: z.number().int(),
        /** Materials finished in each of the last five weeks, the oldest first. */
        weeks: z.array(z.number().int()),
      })
      .optional(),
  }),
  { profile: expertProfile },
);

/** Of the whole territory, whatever the filters; null where it is too large to be summed up for every page. */
export const peopleFigures = z.object({
  figures: z
    .object({
      people: z.number().int(),
      pharmacies: z.number().int(),
      active: z.number().int(),
      earned: z.number().int(),
      /** People with a seat on a training of this week. */
      registeredThisWeek: z.number().int(),
    })
    .nullish(),
});

/** Several names in one parameter, also as `expert|trainer`. */
const eachOf = list.transform((names) => names.flatMap((name) => name.split('|').filter(Boolean)));

/** Of pharmacists alone. */
const PEOPLE_SORTS = ['points', '-points', 'spent', '-spent', 'last_activity', '-last_activity'] as const;

export const userListQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** People with no staff role. */
      is_pharmacist: z.enum(['1']).optional(),
      fullname: z.string().max(255).optional(),
      roles: z.strictObject({ name: eachOf }).optional(),
      pharmacy_id: z.string().optional(),
      /** Part of a name, a phone or an e-mail. */
      search: z.string().max(255).optional(),
      /** Slug of the brand whose points are meant. */
      mark: z.string().max(60).optional(),
      region_id: z.string().optional(),
      city_id: z.string().optional(),
      chain_id: z.string().optional(),
      category_id: z.string().optional(),
      area_id: z.string().optional(),
      active: z.enum(['0', '1']).optional(),
      /** In the archive, or said to have left their pharmacy. */
      archived: z.enum(['0', '1']).optional(),
      points_from: natural.optional(),
      points_to: natural.optional(),
      /** Not on a training for so many days. */
      quiet_days: natural.optional(),
    })
    .optional(),
  sort: z.enum(['fullname', '-fullname', 'place', ...PEOPLE_SORTS]).optional(),
  include: list.optional(),
  allow_sector: z.enum(['0', '1']).optional(),
});

/** A line of somebody's points (specification, section 3, 'Score'). */
export const userScore = resource(
  'user-scores',
  z.object({
    id: z.string(),
    name: z.string(),
    /** Which rule. */
    rule: z.string(),
    kind: z.enum(LEDGER_KINDS),
    createdAt: instant,
    /** Slug of the brand. */
    markId: z.string(),
    markName: z.string(),
    score: z.number().int(),
  }),
);

export const userScoresQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({ modelType: z.enum(LEDGER_KINDS).optional(), mark: z.string().max(60).optional() })
    .optional(),
});

export { emailConfirmation, passwordChange, passwordForgot, passwordReset, profile, registration };

export const avatarBody = z.object({ file: z.custom<Blob>() });
/** The pharmacy that was on the screen of whoever confirms it. */
export const pharmacyConfirmation = z.object({ pharmacyId: z.string().min(1).max(40) });
/** Of the pharmacy that was on the screen; `has_left: false` takes it back. */
export const departureBody = pharmacyConfirmation.extend({ hasLeft: z.boolean() });
export const archivingBody = z.object({ isArchived: z.boolean() });
export const deletionBody = z.object({ password: z.string().min(1, 'Введите пароль.').max(255) });
