/** Russian plural forms: for 1 and 21, for 2–4, for 5–20 and zero: `['балл', 'балла', 'баллов']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

const rules = new Intl.PluralRules('ru');
const INDEX = { one: 0, few: 1, many: 2, zero: 2, two: 1, other: 1 } as const;

/** Plural form without the number: `plural(2, ['балл', 'балла', 'баллов'])` → `балла`; a fraction has the form of 2. */
export function plural(count: number, forms: PluralForms): string {
  return forms[INDEX[rules.select(Math.abs(count))]];
}
