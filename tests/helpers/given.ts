import { eq, inArray } from 'drizzle-orm';
import { chains, cities, marks, pharmacies } from '@/backend/db/schema/directory';
import { sessions } from '@/backend/db/schema/sessions';
import { permissions, roles, userPermissions, userRoles, users } from '@/backend/db/schema/users';
import type { Deps, SignedIn } from '@/backend/http/context';
import { signAccess } from '@/backend/http/tokens';

const YEAR_SECONDS = 365 * 24 * 3600;

/** A signed-in person. */
export interface Actor {
  id: string;
  email: string;
  token: string;
  sessionId: string;
  viewer: SignedIn;
}

export interface UserOptions {
  roles?: string[];
  permissions?: string[];
  pharmacyId?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  middleName?: string;
  /** Stored hash of the password; most tests need none. */
  passwordHash?: string;
  /** Confirmed by default; null: not confirmed. */
  emailConfirmedAt?: null;
}

let counter = 0;
/** A text that is unique in the run. */
export function unique(stem: string): string {
  counter += 1;
  return `${stem}-${process.pid}-${counter}`;
}

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The row was not made');
  return row;
}

/** Factories; each creates its own rows, so that tests are independent. `onMark` gets the id of each new mark. */
export function makeGiven(deps: Deps, onMark: (id: string) => void = () => {}) {
  const { db } = deps.database;

  async function mark(options: { slug?: string; name?: string; isRoutingMark?: boolean } = {}) {
    // Letters only: the slug is also a key of objects, whose case is converted on the wire.
    const slug =
      options.slug ??
      unique('mark').replace(/[-\d]/g, (sign) => (sign === '-' ? '' : ('abcdefghij'[Number(sign)] ?? '')));
    const values = { slug, name: options.name ?? slug, isRoutingMark: options.isRoutingMark ?? true };
    // a mark of the migrations is changed to the requested options
    const insert = db.insert(marks).values(values);
    const { slug: _, ...asked } = options;
    const made = await (
      Object.keys(asked).length > 0
        ? insert.onConflictDoUpdate({ target: marks.slug, set: asked })
        : insert.onConflictDoNothing()
    ).returning();
    if (made[0] && !options.slug) onMark(made[0].id);
    return made[0] ?? first(await db.select().from(marks).where(eq(marks.slug, slug)));
  }

  async function pharmacy(options: { chain?: string; city?: string; name?: string; address?: string } = {}) {
    const chainName = options.chain ?? unique('Сеть');
    await db.insert(chains).values({ name: chainName }).onConflictDoNothing();
    const chain = first(await db.select().from(chains).where(eq(chains.name, chainName)));
    const cityName = options.city ?? unique('Город');
    const known = await db.select().from(cities).where(eq(cities.name, cityName));
    const city = known[0] ?? first(await db.insert(cities).values({ name: cityName }).returning());
    const name = options.name ?? unique('Аптека');
    const values = { name, address: options.address ?? 'ул. Ленина, 1', cityId: city.id, chainId: chain.id };
    return first(await db.insert(pharmacies).values(values).returning());
  }

  async function grant(userId: string, roleNames: string[], permissionNames: string[]) {
    if (roleNames.length > 0) {
      await db
        .insert(roles)
        .values(roleNames.map((name) => ({ name })))
        .onConflictDoNothing();
      const found = await db.select().from(roles).where(inArray(roles.name, roleNames));
      await db.insert(userRoles).values(found.map((role) => ({ userId, roleId: role.id })));
    }
    if (permissionNames.length > 0) {
      await db
        .insert(permissions)
        .values(permissionNames.map((name) => ({ name })))
        .onConflictDoNothing();
      const found = await db.select().from(permissions).where(inArray(permissions.name, permissionNames));
      await db.insert(userPermissions).values(found.map(({ id }) => ({ userId, permissionId: id })));
    }
  }

  /** Creates a session without a password; it lasts a year, so that moving the clock does not end it. */
  async function session(userId: string): Promise<{ token: string; sessionId: string }> {
    const now = deps.now();
    const values = {
      userId,
      kind: 'password' as const,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + YEAR_SECONDS * 1000),
    };
    const { id: sessionId } = first(await db.insert(sessions).values(values).returning());
    return { sessionId, token: await signAccess(deps.secret, { userId, sessionId }, now, YEAR_SECONDS) };
  }

  /** A signed-in person; without roles a pharmacist. */
  async function user(options: UserOptions = {}): Promise<Actor> {
    const { roles: roleNames = [], permissions: permissionNames = [], ...fields } = options;
    const email = fields.email ?? `${unique('user')}@test.example`;
    const now = deps.now();
    const named = { firstName: 'Анна', lastName: 'Петрова' };
    const values = { emailConfirmedAt: now, ...named, ...fields, email, createdAt: now };
    const { id } = first(await db.insert(users).values(values).returning());
    await grant(id, roleNames, permissionNames);
    const signedIn = await session(id);
    const viewer = {
      id,
      roles: roleNames,
      permissions: permissionNames,
      chainLocked: false,
      chainName: null,
      lastActivityAt: null,
      sessionId: signedIn.sessionId,
    };
    return { id, email, ...signedIn, viewer };
  }

  return { mark, pharmacy, session, user };
}

export type Given = ReturnType<typeof makeGiven>;
