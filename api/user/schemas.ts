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
  /** Extension. */
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
  /** Extension: when the link sent to the address was opened; null: not yet; absent: unknown. */
  emailConfirmedAt: instant.nullish(),
  /** Extension: when staff of the territory confirmed the pharmacy. */
  pharmacyConfirmedAt: instant.nullish(),
};

export const user = resource(
  'users',
  z.object({
    ...fields,
    /** Extension: state of the person, for those who look after them; absent in the viewer's own profile. */
    standing: z
      .object({
        createdAt: instant,
        lastActivityAt: instant.nullable(),
        activityStatus: z.enum(ACTIVITY_STATUSES),
        isArchive: z.boolean(),
        /** Whether staff of the territory recorded that the person left the pharmacy. */
        hasLeft: z.boolean().default(false),
        /** By mark slug; the balance is `mark_points`. */
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
    /** Extension: saves the bell on every page a call of its own. */
    unreadNotifications: z.number().int().default(0),
    /** Extension: whether gifts can be ordered only with a confirmed e-mail or pharmacy. */
    ordersNeedConfirmation: z.boolean().default(false),
    /** Extension: message about technical work that blocks this person's writes; null without any. */
    technicalWork: z.string().nullable().default(null),
  }),
);

/** Profile of an expert or a trainer (section 3). */
export const expertProfile = resource(
  'expert-profiles',
  z.object({
    id: z.string(),
    position: z.string(),
    shortDescription: z.string(),
    fullDescription: z.string(),
    additionalDescription: z.string(),
    image: image.nullable(),
    /** Whether questions can be addressed to this person. */
    takesQuestions: z.boolean(),
  }),
);

/** A row of a list of people. */
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
    /** Only of pharmacists, for those who look after them (specification, section 3). */
    work: z
      .object({
        activityStatus: z.enum(ACTIVITY_STATUSES),
        hasLeft: z.boolean().default(false),
        image: image.nullable(),
        pharmacy: userPharmacy.nullable(),
        /** Points earned, spent on gifts less refunds, and the balance: of the filtered mark, else of all marks. */
        markPoints: z.number().int(),
        spentMarkPoints: z.number().int(),
        totalPoints: z.number().int(),
        /** Number of materials finished in each of the last five weeks, oldest first. */
        weeks: z.array(z.number().int()),
      })
      .optional(),
  }),
  { profile: expertProfile },
);

/** Totals of the whole territory, whatever the filters; null where it is too large to be summed on every page. */
export const peopleFigures = z.object({
  figures: z
    .object({
      people: z.number().int(),
      pharmacies: z.number().int(),
      active: z.number().int(),
      earned: z.number().int(),
      /** Number of people with a seat on a training of this week. */
      registeredThisWeek: z.number().int(),
    })
    .nullish(),
});

/** Several names in one parameter; `expert|trainer` is accepted too. */
const eachOf = list.transform((names) => names.flatMap((name) => name.split('|').filter(Boolean)));

/** Orders for pharmacists only. */
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
      /** Archived accounts, or people recorded as having left their pharmacy. */
      archived: z.enum(['0', '1']).optional(),
      points_from: natural.optional(),
      points_to: natural.optional(),
      /** No visit to a training for this number of days. */
      quiet_days: natural.optional(),
    })
    .optional(),
  sort: z.enum(['fullname', '-fullname', 'place', ...PEOPLE_SORTS]).optional(),
  include: list.optional(),
  allow_sector: z.enum(['0', '1']).optional(),
});

/** A line of a person's points (specification, section 3, 'Score'). */
export const userScore = resource(
  'user-scores',
  z.object({
    id: z.string(),
    name: z.string(),
    /** The rule behind the line. */
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
/** The pharmacy that the confirming person saw on the screen. */
export const pharmacyConfirmation = z.object({ pharmacyId: z.string().min(1).max(40) });
/** The pharmacy shown on the screen; `has_left: false` undoes the record. */
export const departureBody = pharmacyConfirmation.extend({ hasLeft: z.boolean() });
export const archivingBody = z.object({ isArchived: z.boolean() });
export const deletionBody = z.object({ password: z.string().min(1, 'Введите пароль.').max(255) });
