/** For whom a quota holds its seats: pharmacies of a chain or a territory, or whoever has its link. */
export const QUOTA_KINDS = ['chain', 'area', 'link'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

export const QUOTA_WORDS: Readonly<Record<QuotaKind, string>> = {
  chain: 'Сеть аптек',
  area: 'Территория',
  link: 'По ссылке',
};

interface Held {
  kind: QuotaKind;
  /** Of the chain or the territory. */
  name: string | null;
}

const OF: Readonly<Record<QuotaKind, (name: string) => string>> = {
  chain: (name) => `сети «${name}»`,
  area: (name) => `территории «${name}»`,
  link: () => 'по приглашениям',
};

/** Whose the seats are that are left, for who may not have them: `сети «Планета» и по приглашениям`. */
export function heldWords(held: readonly Held[]): string {
  const words = [...new Set(held.map(({ kind, name }) => OF[kind](name ?? '')))];
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
}
