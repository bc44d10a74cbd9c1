/** Holders of a quota: pharmacies of a chain or of a territory, or anybody with its link. */
export const QUOTA_KINDS = ['chain', 'area', 'link'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

export const QUOTA_WORDS: Readonly<Record<QuotaKind, string>> = {
  chain: 'Сеть аптек',
  area: 'Территория',
  link: 'По ссылке',
};

interface Held {
  kind: QuotaKind;
  /** Name of the chain or the territory. */
  name: string | null;
}

const OF: Readonly<Record<QuotaKind, (name: string) => string>> = {
  chain: (name) => `сети «${name}»`,
  area: (name) => `территории «${name}»`,
  link: () => 'по приглашениям',
};

/** Owners of the held seats, for a person who cannot take them: `сети «Планета» и по приглашениям`. */
export function heldWords(held: readonly Held[]): string {
  const words = [...new Set(held.map(({ kind, name }) => OF[kind](name ?? '')))];
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
}
