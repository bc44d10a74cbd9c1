import { ROLES } from '@/lib/access/roles';
import type {
  assignments,
  permissions,
  roles,
  userPermissions,
  userRoles,
  userSectors,
} from '../db/schema/users';
import { accounts, type Account } from './accounts';
import type { Directory } from './directory';

export interface Rights {
  roles: (typeof roles.$inferInsert)[];
  userRoles: (typeof userRoles.$inferInsert)[];
  permissions: (typeof permissions.$inferInsert)[];
  userPermissions: (typeof userPermissions.$inferInsert)[];
  userSectors: (typeof userSectors.$inferInsert)[];
  assignments: (typeof assignments.$inferInsert)[];
}

/** Number of pharmacies of their sector assigned to a representative. */
const ASSIGNED = 40;

/** Rights of staff: roles, permissions, sectors, and the pharmacies assigned to a representative. */
export function rightsOf(
  staff: readonly { id: string; account: Account }[],
  directory: Directory,
  since: Date,
): Rights {
  const roleRows = ROLES.map((role, at) => ({ id: String(at + 1), name: role }));
  const granted = [...new Set(accounts.flatMap((account) => account.permissions ?? []))];
  const permissionRows = granted.map((permission, at) => ({ id: String(at + 1), name: permission }));
  const idOf = (rows: readonly { id: string; name: string }[], wanted: string) =>
    rows.find((row) => row.name === wanted)?.id ?? '';
  const representative = staff.find(({ account }) => account.role === 'Представитель');
  const near = directory.known.filter(({ sector }) => representative?.account.sectors?.includes(sector));
  return {
    roles: roleRows,
    permissions: permissionRows,
    userRoles: staff.flatMap(({ id, account }) =>
      account.role ? [{ userId: id, roleId: idOf(roleRows, account.role) }] : [],
    ),
    userPermissions: staff.flatMap(({ id, account }) =>
      (account.permissions ?? []).map((wanted) => ({
        userId: id,
        permissionId: idOf(permissionRows, wanted),
      })),
    ),
    userSectors: staff.flatMap(({ id, account }) =>
      (account.sectors ?? []).map((sector) => ({ userId: id, sectorId: idOf(directory.sectors, sector) })),
    ),
    assignments: near
      .slice(0, ASSIGNED)
      .map(({ id }) => ({ userId: representative?.id ?? '', pharmacyId: id, createdAt: since })),
  };
}
