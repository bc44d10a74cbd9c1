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

const roleNames = sql<string[]>`array(
  select ${roles.name} from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.roleId}
  where ${userRoles.userId} = ${users.id} order by 1)`;
const permissionNames = sql<string[]>`array(
  select ${permissions.name} from ${userPermissions}
  join ${permissions} on ${permissions.id} = ${userPermissions.permissionId}
  where ${userPermissions.userId} = ${users.id} order by 1)`;

/** One indexed query: a changed role or an ended session holds from the next request on. */
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

const prepared = new WeakMap<Db, ReturnType<typeof sessionQuery>>();

/** Every call asks it first: its text is made once, and the engine plans it once per connection. */
function readSession(db: Db, sessionId: string, now: Date) {
  const query = prepared.get(db) ?? sessionQuery(db);
  prepared.set(db, query);
  return query.execute({ sessionId, now });
}

interface Seen {
  id: string;
  sessionId: string;
  lastActivityAt: Date | null;
  lastSeenAt: Date;
}

/** The person's and the device's last activity, each written once in five minutes. */
async function noteActivity(db: Db, { id, sessionId, ...last }: Seen, now: Date): Promise<void> {
  const old = (at: Date | null) => now.getTime() - (at?.getTime() ?? 0) >= ACTIVITY_STEP_MS;
  if (old(last.lastActivityAt)) await db.update(users).set({ lastActivityAt: now }).where(eq(users.id, id));
  if (old(last.lastSeenAt))
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

interface Rights {
  kind: string;
  roles: string[];
  permissions: string[];
}

/** A partner's token gives a pharmacist's rights: with any more its session is over. */
const isTooMuch = ({ kind, roles: held, permissions: given }: Rights) =>
  kind === 'external' && held.length + given.length > 0;

/** The person a bearer token speaks for. 401: none, expired, forged, or a session that has ended. */
export async function readViewer(deps: Deps, authorization: string | undefined): Promise<SignedIn> {
  const [, jwt] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
  if (!jwt) throw new AppError(401, 'unauthenticated', 'Войдите, чтобы продолжить.');
  const now = deps.now();
  const { userId, sessionId } = await verifyAccess(deps.secret, jwt, now);
  const [row] = await readSession(deps.database.db, sessionId, now);
  if (!row || row.id !== userId || isTooMuch(row)) {
    throw new AppError(401, 'session-ended', 'Сеанс закончился. Войдите ещё раз.');
  }
  const chainLocked = row.chainName !== null && deps.config.LOCKED_PHARMACY_CHAINS.includes(row.chainName);
  const { lastSeenAt, kind: _, ...person } = row;
  if (!stopsForRoom(deps)) await noteActivity(deps.database.db, { ...person, sessionId, lastSeenAt }, now);
  return { ...person, chainLocked, sessionId };
}
