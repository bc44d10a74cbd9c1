import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { chains, pharmacies } from '../db/schema/directory';
import { sessions } from '../db/schema/sessions';
import { permissions, roles, userPermissions, userRoles, users } from '../db/schema/users';
import { stopsForRoom } from '../db/room';
import type { Db } from '../db/types';
import { AppError } from './app-error';
import type { Deps, SignedIn } from './context';
import { verifyAccess } from './tokens';

const ACTIVITY_STEP_MS = 5 * 60 * 1000;

/** Columns of the user in the row of the query. */
export const roleNames = sql<string[]>`array(
  select ${roles.name} from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.roleId}
  where ${userRoles.userId} = ${users.id} order by 1)`;
const permissionNames = sql<string[]>`array(
  select ${permissions.name} from ${userPermissions}
  join ${permissions} on ${permissions.id} = ${userPermissions.permissionId}
  where ${userPermissions.userId} = ${users.id} order by 1)`;

/** Reads session and person by one indexed query, so that a changed role or an ended session holds at once. */
function sessionQuery(db: Db) {
  return db
    .select({
      id: users.id,
      kind: sessions.kind,
      roles: roleNames,
      permissions: permissionNames,
      chainName: chains.name,
      lastActivityAt: users.lastActivityAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.erasedAt),
        eq(users.isArchived, false),
      ),
    )
    .limit(1)
    .prepare('session');
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>['execute']>>[number];
type Asked = Promise<SessionRow | undefined>;

/** State of one database: the query, built once and planned once per connection, and reads that are not sent yet. */
interface Door {
  query: ReturnType<typeof sessionQuery>;
  asked: Map<string, Asked>;
}

const doors = new WeakMap<Db, Door>();

function doorOf(db: Db): Door {
  const door = doors.get(db) ?? { query: sessionQuery(db), asked: new Map<string, Asked>() };
  doors.set(db, door);
  return door;
}

/**
 * Reads the session and its person. Calls of one page arrive together and share a read that is not sent yet; a call
 * never shares one that was sent before it, so every change made before the call holds for it.
 */
function readSession(deps: Deps, sessionId: string, now: Date): Asked {
  const { query, asked } = doorOf(deps.database.db);
  const joined = asked.get(sessionId);
  if (joined) return joined;
  const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
    asked.delete(sessionId);
    const [row] = await query.execute({ sessionId, now });
    if (row && !stopsForRoom(deps)) await noteActivity(deps.database.db, sessionId, row, now);
    return row;
  });
  asked.set(sessionId, answer);
  return answer;
}

/** Saves the last activity of the person and of the session, each once in five minutes. */
async function noteActivity(db: Db, sessionId: string, row: SessionRow, now: Date): Promise<void> {
  if (isTooMuch(row)) return;
  const old = (at: Date | null) => now.getTime() - (at?.getTime() ?? 0) >= ACTIVITY_STEP_MS;
  if (old(row.lastActivityAt))
    await db.update(users).set({ lastActivityAt: now }).where(eq(users.id, row.id));
  if (old(row.lastSeenAt))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

/** Roles and permissions of a person who is not the viewer; none for a closed account. */
export async function rightsOf(db: Db, userId: string) {
  const open = and(eq(users.id, userId), isNull(users.erasedAt), eq(users.isArchived, false));
  const held = await db
    .select({ name: roles.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(open);
  const given = await db
    .select({ name: permissions.name })
    .from(users)
    .innerJoin(userPermissions, eq(userPermissions.userId, users.id))
    .innerJoin(permissions, eq(permissions.id, userPermissions.permissionId))
    .where(open);
  return { roles: held.map(({ name }) => name), permissions: given.map(({ name }) => name) };
}

interface Rights {
  kind: string;
  roles: string[];
  permissions: string[];
}

/** Whether a partner's session has more than a pharmacist's rights, which ends it. */
const isTooMuch = ({ kind, roles: held, permissions: given }: Rights) =>
  kind === 'external' && held.length + given.length > 0;

export const sessionEnded = () => new AppError(401, 'session-ended', 'Сеанс закончился. Войдите ещё раз.');

/** The person a bearer token speaks for. 401: none, expired, forged, or a session that has ended. */
export async function readViewer(deps: Deps, authorization: string | undefined): Promise<SignedIn> {
  const [, jwt] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  if (!jwt) throw new AppError(401, 'unauthenticated', 'Войдите, чтобы продолжить.');
  const now = deps.now();
  const { userId, sessionId } = await verifyAccess(deps.secret, jwt, now);
  const row = await readSession(deps, sessionId, now);
  if (!row || row.id !== userId || isTooMuch(row)) {
    throw sessionEnded();
  }
  const chainLocked = row.chainName !== null && deps.config.LOCKED_PHARMACY_CHAINS.includes(row.chainName);
  const { lastSeenAt: _seen, kind: _kind, ...person } = row;
  return { ...person, chainLocked, sessionId };
}
