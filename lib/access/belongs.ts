import { admin, type Role } from './roles';

interface Person {
  roles: readonly string[];
}

/** Whether the person has one of the roles of a group; for groups that no right in `permissions.ts` names. */
export const isOneOf = (group: readonly Role[], { roles }: Person): boolean =>
  group.some((role) => roles.includes(role));

export const isAdmin = (person: Person): boolean => isOneOf(admin, person);

/** A user without a role is a pharmacist (specification, section 6). */
export const isPharmacist = ({ roles }: Person): boolean => roles.length === 0;
