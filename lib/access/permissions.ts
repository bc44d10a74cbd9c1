import { isOneOf } from './belongs';
import {
  admin,
  commercial,
  leadsTrainings,
  recordingOnTraining,
  representative,
  seesEveryone,
  testsModerator,
  type Role,
} from './roles';

export interface Rule {
  /** One of these roles is enough. */
  roles: readonly Role[];
  /** One of these permissions is enough too; a trailing `*` matches every permission below it. */
  grants?: readonly string[];
}

/** The only place where rights list their roles (specification, section 6). */
export const PERMISSIONS = {
  'admin.enter': { roles: admin },
  'catalogue.outside-wave': { roles: admin },
  'orders.cancel-any': { roles: admin },
  'orders.manage': { roles: admin },
  'points.award': { roles: admin },
  'pharmacies.import': { roles: admin },
  'certificates.revoke': { roles: admin },
  'sign-in-tokens.issue': { roles: admin },
  'reviews.moderate': { roles: admin },
  'content.author': { roles: admin },
  'content.moderate': { roles: ['moderator', ...admin] },
  'technical-work.bypass': { roles: admin },
  'dashboard.enter': { roles: admin },
  'programme.uploads': { roles: admin },
  'programme.close': { roles: admin },
  'tests.edit': { roles: testsModerator },
  /** Names of respondents beside their survey answers; people who run surveys see answers without names. */
  'surveys.see-people': { roles: admin },
  'uploads.enter': { roles: ['moderator', ...admin], grants: ['exports-package.exports.*'] },
  'representative.enter': { roles: [...representative, ...admin] },
  'pharmacies.confirm': { roles: [...representative, ...admin] },
  'activity.review': { roles: admin },
  'people.see': { roles: [...representative, ...seesEveryone] },
  'commercial.see': { roles: commercial },
  'trainings.manage': { roles: ['trainer', ...admin] },
  /** Calls for the leader of a training; this right alone does not allow managing the timetable. */
  'trainings.lead': { roles: [...leadsTrainings, ...admin] },
  /** Webinar pages for leaders who have no timetable; trainers and admins open webinars from the timetable. */
  'webinars.lead': { roles: ['expert', 'trainer-sra'] },
  'trainings.record': { roles: recordingOnTraining },
  /** Calls that recording and visits share; each of the two sections excludes a role that the other includes. */
  'trainings.serve': { roles: [...recordingOnTraining, 'Представитель'] },
  'questions.answer': { roles: ['expert', 'trainer-sra', 'multi-menedzer-faq'] },
  'questions.answer-any': { roles: ['trainer-sra', 'multi-menedzer-faq'] },
  'questions.manage': { roles: ['multi-menedzer-faq', ...admin] },
} as const satisfies Record<string, Rule>;

export type Right = keyof typeof PERMISSIONS;

/** The caller, as both the signed claim and the backend's token describe it. */
export interface Viewer {
  id: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** The pharmacy chain is one of the locked ones: no catalogue, no cart (section 6, 'Directory locked'). */
  chainLocked: boolean;
}

function granted(pattern: string, permissions: readonly string[]): boolean {
  if (!pattern.endsWith('*')) return permissions.includes(pattern);
  const stem = pattern.slice(0, -1);
  return permissions.some((permission) => permission.startsWith(stem));
}

/** Whether the viewer holds the right; always false for a guest. */
export function can(viewer: Pick<Viewer, 'roles' | 'permissions'> | null, right: Right): boolean {
  if (!viewer) return false;
  const rule: Rule = PERMISSIONS[right];
  return (
    isOneOf(rule.roles, viewer) || (rule.grants ?? []).some((grant) => granted(grant, viewer.permissions))
  );
}
