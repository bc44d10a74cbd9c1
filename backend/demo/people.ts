import type { files } from '../db/schema/system';
import type { users } from '../db/schema/users';
import { moscowDay } from '@/lib/domain/moscow';
import { latin } from '@/lib/format/latin';
import { accounts, LOCKED, SHOWPIECE, type Account } from './accounts';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import { Chance } from './chance';
import { jobs, menNames, patronymics, surnames, tatar, womenNames, womens } from './data/names';
import { DEMO_LOCKED_CHAINS } from '../config';
import type { Directory, Pharmacy } from './directory';
import { uuidOf, type Drawn } from './pictures';
import { rightsOf, type Rights } from './rights';

export const PHARMACISTS = 500;

type UserRow = typeof users.$inferInsert & { id: string; createdAt: Date };
export interface Pharmacist {
  id: string;
  email: string;
  joinedAt: Date;
  chain: string;
  city: string;
}
export interface People extends Rights {
  users: UserRow[];
  avatars: (typeof files.$inferInsert)[];
  /** Everybody with a history, the showpiece first. */
  pharmacists: Pharmacist[];
  adminId: string;
  /** The account of each role. */
  staffIds: ReadonlyMap<string, string>;
}

function name(chance: Chance) {
  const man = chance.roll(0.09);
  const own = chance.roll(0.07) ? tatar : { women: womenNames, men: menNames, surnames, patronymics };
  const surname = chance.of(own.surnames);
  const father = chance.weighted(
    own.patronymics,
    (pair) => own.patronymics.length + 4 - own.patronymics.indexOf(pair),
  );
  const names = man ? own.men : own.women;
  return {
    man,
    lastName: man ? surname : womens(surname),
    firstName: chance.weighted(names, (item) => names.length + 6 - names.indexOf(item)),
    middleName: man ? father[0] : father[1],
  };
}

/** Name of the head of the n-th pharmacy, `Фамилия И. О.` */
export function directorName(index: number): string {
  const { lastName, firstName, middleName } = name(new Chance(`director-${index}`));
  return `${lastName} ${firstName[0] ?? ''}. ${middleName[0] ?? ''}.`;
}

/** Phone with a code that no operator has, so that nobody is called by chance. */
const phoneOf = (index: number) => `+7900000${String(1000 + index).padStart(4, '0')}`;

/**
 * Since when a person has been away: one in twelve for five to twelve weeks; else null. Accounts of the sign-in page
 * are active.
 */
export function quietSince({ id, email, joinedAt }: Pharmacist, calendar: Calendar): Date | null {
  const chance = new Chance(`quiet ${id}`);
  if (!email.endsWith('@apteka.example') || !chance.roll(1 / 12)) return null;
  const since = calendar.ago(chance.whole(35, 84));
  return since > joinedAt ? since : null;
}

interface Common {
  calendar: Calendar;
  passwordHash: string;
  avatar: (email: string) => Drawn | undefined;
}

function generated(
  index: number,
  pharmacy: Pharmacy,
  { calendar, passwordHash }: Common,
): Omit<UserRow, 'id'> {
  const chance = new Chance(`person-${index}`);
  const { man, ...who } = name(chance);
  const job = chance.weighted(jobs, ({ weight }) => weight);
  const joined = calendar.ago(chance.whole(12, 243), `${chance.whole(9, 20)}:${chance.whole(10, 59)}`);
  return {
    email: `${latin(who.lastName)}.${latin(who.firstName)[0] ?? ''}${index}@apteka.example`,
    emailConfirmedAt: joined,
    passwordHash,
    ...who,
    birthday: moscowDay(calendar.ago(Math.round(365.25 * chance.whole(22, 58)) + chance.whole(0, 364))),
    phone: phoneOf(index),
    telegram: chance.roll(0.35) ? `${latin(who.firstName)}_${latin(who.lastName)}`.slice(0, 28) : null,
    jobStatus: man ? (job.man ?? job.title) : job.title,
    mailingAgreement: chance.roll(0.7),
    consentAt: joined,
    avatarFileId: null,
    pharmacyId: pharmacy.id,
    isArchived: chance.roll(0.015),
    createdAt: joined,
    updatedAt: joined,
    lastActivityAt: joined,
  };
}

function ofAccount(
  account: Account,
  index: number,
  pharmacy: Pharmacy | undefined,
  common: Common,
): Omit<UserRow, 'id'> {
  const { calendar, passwordHash, avatar } = common;
  const showpiece = account.email === SHOWPIECE;
  const joined = calendar.ago(showpiece ? 236 : 240 - index, '09:30');
  return {
    email: account.email,
    emailConfirmedAt: joined,
    passwordHash,
    lastName: account.lastName,
    firstName: account.firstName,
    middleName: account.middleName,
    birthday: showpiece ? '1991-03-08' : moscowDay(calendar.ago(11_500 + index * 211)),
    phone: showpiece ? '+79000001234' : phoneOf(PHARMACISTS + 1000 + index),
    telegram: showpiece ? 'anna_sokolova' : null,
    jobStatus: account.jobStatus,
    mailingAgreement: true,
    consentAt: joined,
    avatarFileId: avatar(account.email) ? uuidOf(`avatar ${account.email}`) : null,
    pharmacyId: pharmacy?.id ?? null,
    isArchived: false,
    createdAt: joined,
    updatedAt: joined,
    lastActivityAt: calendar.ago(1, `${9 + (index % 9)}:20`),
  };
}

function avatarFile(user: UserRow, drawn: Drawn): typeof files.$inferInsert {
  return {
    id: uuidOf(`avatar ${String(user.email)}`),
    ownerId: user.id,
    purpose: 'avatar',
    name: 'avatar.webp',
    storageKey: drawn.key,
    previewKey: drawn.previewKey,
    mime: 'image/webp',
    extension: 'webp',
    size: drawn.size,
    createdAt: user.createdAt,
  };
}

/** Five hundred pharmacists and one account for every role. */
export function makePeople(directory: Directory, common: Common): People {
  const chance = new Chance('people');
  const id = counter();
  const locked = directory.known.find(({ chain }) => chain === DEMO_LOCKED_CHAINS[0]);
  const pharmacyFor = (email: string) =>
    email === SHOWPIECE ? directory.known[0] : email === LOCKED ? locked : undefined;
  const staff = accounts.map((account, at) => {
    const pharmacy = pharmacyFor(account.email);
    return { account, pharmacy, user: { id: id(), ...ofAccount(account, at, pharmacy, common) } };
  });
  const others = Array.from({ length: PHARMACISTS - 2 }, (_, at) => {
    // some pharmacies have a whole shift on the portal, some a single person
    const pharmacy = chance.of(directory.known.slice(0, chance.roll(0.3) ? 60 : undefined));
    return { pharmacy, user: { id: id(), ...generated(at, pharmacy, common) } };
  });
  const withHistory = [...staff.filter(({ account }) => account.role === null), ...others];
  return {
    users: [...staff, ...others].map(({ user }) => user),
    ...rightsOf(
      staff.map(({ account, user }) => ({ id: user.id, account })),
      directory,
      common.calendar.ago(200),
    ),
    avatars: staff.flatMap(({ user }) => {
      const drawn = common.avatar(String(user.email));
      return drawn ? [avatarFile(user, drawn)] : [];
    }),
    pharmacists: withHistory.map(({ user, pharmacy }) => ({
      id: user.id,
      email: String(user.email),
      joinedAt: user.createdAt,
      chain: pharmacy?.chain ?? '',
      city: pharmacy?.city ?? '',
    })),
    staffIds: new Map(staff.flatMap(({ account, user }) => (account.role ? [[account.role, user.id]] : []))),
    adminId: staff.find(({ account }) => account.role === 'admin')?.user.id ?? '',
  };
}
