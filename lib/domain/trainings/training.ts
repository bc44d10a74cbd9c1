/** Values in tables and on the wire. */
export const TRAINING_TYPES = ['webinar', 'offline'] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];
/** Names of the types: for one training, for several, and for the word without a noun. */
export const TYPE_WORDS = {
  offline: { one: 'Очно', many: 'Очно', alone: 'Очный тренинг' },
  webinar: { one: 'Вебинар', many: 'Вебинары', alone: 'Вебинар' },
} as const satisfies Record<TrainingType, object>;
/** Names of the types for one training, in selects. */
export const TYPE_NAMES = { offline: TYPE_WORDS.offline.one, webinar: TYPE_WORDS.webinar.one } as const;
/** Roles that lead trainings, with their names. */
export const LEADER_NAMES = { trainer: 'Тренер', 'trainer-sra': 'Тренер SRA', expert: 'Эксперт' } as const;
export const ANY_TYPE = 'Очно и онлайн';
export const TRAINING_STATUSES = ['planned', 'cancelled'] as const;
export type TrainingStatus = (typeof TRAINING_STATUSES)[number];
export const REGISTRATION_STATES = ['registered', 'waiting', 'cancelled', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
/** Registrations that hold a seat or a place in the line. */
export const ACTIVE_STATES = ['registered', 'waiting'] as const satisfies readonly RegistrationState[];
export const REGISTRATION_SOURCES = ['self', 'staff', 'link', 'walk-in'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];
