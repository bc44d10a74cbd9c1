import type { Me } from '@/api/me/queries';

type Pharmacy = NonNullable<Me['pharmacy']>;

/** `«Здоровый квартал»`; a name with quotes of its own stays as it is. */
export function pharmacyName({ name }: Pick<Pharmacy, 'name'>): string {
  return /[«"]/.test(name) ? name : `«${name}»`;
}

/** `«Здоровый квартал», Казань, ул. Баумана, 44`; with the chain when its name differs. */
export function pharmacyWords(pharmacy: Pharmacy): string {
  const { name, chain, city, address } = pharmacy;
  const net = chain && chain !== name ? `сеть «${chain}»` : '';
  return [pharmacyName(pharmacy), net, city, address].filter(Boolean).join(', ');
}
