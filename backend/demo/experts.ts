import { academyExperts } from '@/lib/access/roles';
import { latin } from '@/lib/format/latin';
import type { expertProfiles } from '../db/schema/questions';
import type { userRoles, users } from '../db/schema/users';
import { accounts } from './accounts';
import type { Calendar } from './calendar';
import type { ExpertContent } from './content-academy';
import type { People } from './people';
import { stored, type Drawn, type Pictures } from './pictures';

export interface Experts {
  users: People['users'];
  userRoles: (typeof userRoles.$inferInsert)[];
  profiles: (typeof expertProfiles.$inferInsert)[];
  /** Ids of people by the expert's slug. */
  ids: ReadonlyMap<string, string>;
}

type User = typeof users.$inferInsert & { id: string; createdAt: Date };

const BRANDS = ['proexpert', 'lrp', 'vichy', 'cerave', 'dercos'] as const;

/** Portrait of an expert: a demo account has the face of its avatar, the others have their own. */
export function portraitOf({ slug, account, man, look = slug, position }: ExpertContent, place: number) {
  const known = accounts.findIndex(({ email }) => email === account);
  const own = accounts[known];
  return {
    kind: 'avatar',
    brand: own ? 'proexpert' : (BRANDS[place % BRANDS.length] ?? 'proexpert'),
    subject: man || own?.man ? 'man' : 'woman',
    seed: own?.email ?? `expert-${look}`,
    index: own ? known : place,
    name: position,
  } as const;
}

/** A large portrait of each, by slug. */
export async function drawExperts(
  contents: readonly ExpertContent[],
  pictures: Pictures,
): Promise<Map<string, Drawn>> {
  const drawn = await Promise.all(
    contents.map((content, place) =>
      pictures.draw({ ...portraitOf(content, place), width: 640, height: 640, preview: 320 }),
    ),
  );
  return new Map(contents.map(({ slug }, at) => [slug, drawn[at] as Drawn]));
}

function personOf(content: ExpertContent, id: string, place: number, calendar: Calendar, hash: string): User {
  const [lastName = '', firstName = '', middleName = ''] = (content.person ?? '').split(' ');
  const joined = calendar.ago(238 - place, '10:00');
  return {
    id,
    email: `${latin(lastName)}@experts.example`,
    emailConfirmedAt: joined,
    passwordHash: hash,
    lastName,
    firstName,
    middleName,
    birthday: null,
    phone: null,
    telegram: null,
    jobStatus: content.job ?? null,
    mailingAgreement: true,
    consentAt: joined,
    avatarFileId: null,
    pharmacyId: null,
    isArchived: content.archived,
    createdAt: joined,
    updatedAt: joined,
    lastActivityAt: calendar.ago(content.archived ? 200 : 1 + (place % 3), '12:10'),
  };
}

/** Makes the experts of the academy: demo accounts, and people of their own, numbered after everybody else. */
export function makeExperts(
  contents: readonly ExpertContent[],
  portraits: ReadonlyMap<string, Drawn>,
  { people, calendar, passwordHash }: { people: People; calendar: Calendar; passwordHash: string },
): Experts {
  const [role] = academyExperts;
  const roleId = people.roles.find(({ name }) => name === role)?.id ?? '';
  let last = Math.max(...people.users.map(({ id }) => Number(id)));
  const found = contents.map((content, place) => {
    const account = people.users.find(({ email }) => email === content.account);
    if (content.account && !account) throw new Error(`No demo account ${content.account}`);
    const user = account ?? personOf(content, String((last += 1)), place, calendar, passwordHash);
    return { content, place, user, isNew: !account };
  });
  const added = found.filter(({ isNew }) => isNew);
  return {
    users: added.map(({ user }) => user),
    userRoles: added.map(({ user }) => ({ userId: user.id, roleId })),
    profiles: found.map(({ content, place, user }) => {
      const portrait = portraits.get(content.slug);
      return {
        userId: user.id,
        position: content.position,
        shortDescription: content.short,
        fullDescription: content.full,
        additionalDescription: content.additional,
        image: portrait ? stored(portrait) : null,
        place,
        updatedAt: user.createdAt,
      };
    }),
    ids: new Map(found.map(({ content, user }) => [content.slug, user.id])),
  };
}
