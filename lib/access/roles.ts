/** Role names as the services send them (specification, section 6). A user with none of them is a pharmacist. */
export const ROLES = [
  'admin',
  'super-admin',
  'moderator',
  'trainer',
  'trainer-sra',
  'expert',
  'Представитель',
  'cam',
  'regional',
  'director',
  'sector',
  'supervaisery',
  'support',
  'multi-menedzer-faq',
  'tests_moderator',
  'exportarmenia',
  'exportbelarus',
  'exportkz',
] as const;

export type Role = (typeof ROLES)[number];

/** Derived groups of section 6, each written once. */
export const admin = ['admin', 'super-admin'] as const satisfies readonly Role[];
export const representative = [
  'Представитель',
  'cam',
  'regional',
  'director',
  'sector',
] as const satisfies readonly Role[];
export const commercial = [
  'sector',
  'cam',
  'regional',
  'director',
  'expert',
  'trainer',
  'trainer-sra',
  'supervaisery',
] as const satisfies readonly Role[];
export const recordingOnTraining = [
  'sector',
  'cam',
  'regional',
  'director',
  'expert',
  'trainer',
  'support',
  ...admin,
] as const satisfies readonly Role[];
export const testsModerator = ['tests_moderator', ...admin] as const satisfies readonly Role[];
export const seesEveryone = ['support', ...admin] as const satisfies readonly Role[];
/** Roles listed among the academy's experts once they have a profile (section 3, 'Trainer/expert'). */
export const academyExperts = ['expert', 'trainer'] as const satisfies readonly Role[];
/** Roles whose people anybody may list by their own profiles (section 6, 'Filters'). */
export const specialists = [...academyExperts, 'trainer-sra'] as const satisfies readonly Role[];
/** Roles whose sight `allow_sector` widens from assigned pharmacies to whole sectors (decisions, 'Territory'). */
export const seesSectors = ['sector', 'regional', 'director'] as const satisfies readonly Role[];
/** Roles that may lead a training; only trainers and admins manage the timetable. */
export const leadsTrainings = ['expert', 'trainer', 'trainer-sra'] as const satisfies readonly Role[];
