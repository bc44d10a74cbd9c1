import { grouped, type ActivityEvent } from './unusual-activity';

/** An act with a `sign`: two people who act in exactly the same way have equal signs. */
export interface SignedEvent extends ActivityEvent {
  sign: string;
}

/** People who share signs, those signs, and the acts with them, the earliest first. */
interface SameGroup {
  people: Set<string>;
  signs: Set<string>;
  events: SignedEvent[];
}

/** Most acts of one sign that are compared with each other. */
const MOST = 200;

interface Numbered extends SignedEvent {
  /** Number of the person: a fast key, as there may be hundreds of thousands of pairs. */
  who: number;
}

/** Calls `visit` for every two acts of one sign by different people within `minutes`. */
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

/** Acts by sign, `MOST` of each: the first accounts identify a farm, more pairs would only block the process. */
function numbered(events: readonly SignedEvent[]): Numbered[][] {
  const numbers = new Map<string, number>();
  for (const { userId } of events) if (!numbers.has(userId)) numbers.set(userId, numbers.size);
  return grouped(events, ({ sign }) => sign).map((same) =>
    same.slice(0, MOST).map((event) => ({ ...event, who: numbers.get(event.userId) ?? 0 })),
  );
}

/** Upper limit of people in a report; keys stay small integers, which a map finds fastest. */
const PEOPLE = 2 ** 16;
const keyOf = (one: Numbered, other: Numbered) =>
  Math.min(one.who, other.who) * PEOPLE + Math.max(one.who, other.who);

/** Number of signs shared by each pair of people. */
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

/** Union-find: all people joined by pairs, directly or through others, have one representative. */
class Joined {
  private readonly parents = new Map<string, string>();

  /** Representative of a person; undefined when the person is joined to nobody. */
  of(person: string): string | undefined {
    let root = this.parents.get(person);
    if (root === undefined) return undefined;
    for (let up = this.parents.get(root) ?? root; up !== root; up = this.parents.get(root) ?? root) root = up;
    // path compression for the next lookup
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

/** Groups of people in which each shares at least `shared` acts with another one, within `minutes` of each other. */
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
