import { grouped, type ActivityEvent } from './unusual-activity';

/** An act that another person may have done in just the same way: then both have the same `sign`. */
export interface SignedEvent extends ActivityEvent {
  sign: string;
}

/** People who did at least some things alike, and what they did so, the earliest first. */
interface SameGroup {
  people: Set<string>;
  signs: Set<string>;
  events: SignedEvent[];
}

/** Acts of one sign that are compared with one another. */
const MOST = 200;

interface Numbered extends SignedEvent {
  /** Numbers are quick keys: there may be hundreds of thousands of pairs. */
  who: number;
}

/** Visits every two acts of one sign, by two people, that lie within so many minutes. */
function eachPair(
  bySign: readonly (readonly Numbered[])[],
  minutes: number,
  visit: (one: Numbered, later: Numbered) => void,
): void {
  for (const same of bySign) {
    same.forEach((one, at) => {
      for (let next = at + 1; next < same.length; next += 1) {
        const later = same[next];
        if (!later || later.at.getTime() - one.at.getTime() > minutes * 60_000) break;
        if (later.who !== one.who) visit(one, later);
      }
    });
  }
}

/** Acts by sign; a farm is known by its first accounts: more pairs would hold the process, and say nothing new. */
function numbered(events: readonly SignedEvent[]): Numbered[][] {
  const numbers = new Map<string, number>();
  for (const { userId } of events) if (!numbers.has(userId)) numbers.set(userId, numbers.size);
  return grouped(events, ({ sign }) => sign).map((same) =>
    same.slice(0, MOST).map((event) => ({ ...event, who: numbers.get(event.userId) ?? 0 })),
  );
}

/** More people than a report ever compares; keys stay small whole numbers, which a map finds fastest. */
const PEOPLE = 2 ** 16;
const keyOf = (one: Numbered, other: Numbered) =>
  Math.min(one.who, other.who) * PEOPLE + Math.max(one.who, other.who);

/** How many signs two people share, by the pair of them. */
function countShared(bySign: readonly (readonly Numbered[])[], minutes: number) {
  const pairs = new Map<number, { count: number; last: string }>();
  eachPair(bySign, minutes, (one, later) => {
    const key = keyOf(one, later);
    const pair = pairs.get(key);
    if (!pair) pairs.set(key, { count: 1, last: one.sign });
    else if (pair.last !== one.sign) {
      pair.count += 1;
      pair.last = one.sign;
    }
  });
  return pairs;
}

/** Union-find: everybody whom pairs join, directly or through others, has the same representative. */
class Joined {
  private readonly parents = new Map<string, string>();

  /** The representative; undefined: nobody was joined to this person. */
  of(person: string): string | undefined {
    let root = this.parents.get(person);
    if (root === undefined) return undefined;
    for (let up = this.parents.get(root) ?? root; up !== root; up = this.parents.get(root) ?? root) root = up;
    // the way is short the next time
    this.parents.set(person, root);
    return root;
  }

  join(one: string, other: string): void {
    const root = this.of(one) ?? one;
    const added = this.of(other) ?? other;
    if (root === added) return;
    this.parents.set(root, root);
    this.parents.set(added, root);
  }
}

/** People who share at least `shared` acts with another of the group, each within so many minutes. */
export function sameGroups(
  events: readonly SignedEvent[],
  { minutes, shared }: { minutes: number; shared: number },
): SameGroup[] {
  const bySign = numbered(events);
  const pairs = countShared(bySign, minutes);
  const joined = new Joined();
  const signsOf = new Map<string, Set<string>>();
  eachPair(bySign, minutes, (one, later) => {
    if ((pairs.get(keyOf(one, later))?.count ?? 0) < shared) return;
    joined.join(one.userId, later.userId);
    const signs = signsOf.get(one.userId);
    if (signs) signs.add(one.sign);
    else signsOf.set(one.userId, new Set([one.sign]));
  });
  const groups = new Map<string, SameGroup>();
  const groupOf = (userId: string): SameGroup | undefined => {
    const root = joined.of(userId);
    if (root === undefined) return undefined;
    const group = groups.get(root) ?? { people: new Set(), signs: new Set(), events: [] };
    groups.set(root, group);
    return group;
  };
  for (const { userId } of events) groupOf(userId)?.people.add(userId);
  for (const [userId, signs] of signsOf) for (const sign of signs) groupOf(userId)?.signs.add(sign);
  for (const event of grouped(events, () => '').flat()) {
    const group = groupOf(event.userId);
    if (group?.signs.has(event.sign)) group.events.push(event);
  }
  return [...groups.values()];
}
