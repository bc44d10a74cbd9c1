import { random } from './art/random';

/** Seeded chance: the same seed gives the same choices in the same order. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: string) {
    this.next = random(seed);
  }

  /** A number in [from, to). */
  number(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** A whole number from..to, both included. */
  whole(from: number, to: number): number {
    return Math.floor(this.number(from, to + 1));
  }

  roll(share: number): boolean {
    return this.next() < share;
  }

  of<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('A choice from an empty list');
    return found;
  }

  /** An item of the list, each with a chance of its weight. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let left = this.next() * list.reduce((sum, item) => sum + weight(item), 0);
    return list.find((item) => (left -= weight(item)) < 0) ?? this.of(list);
  }

  shuffled<T>(list: readonly T[]): T[] {
    const keyed = list.map((item) => ({ item, key: this.next() }));
    return keyed.sort((left, right) => left.key - right.key).map(({ item }) => item);
  }

  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count);
  }
}
