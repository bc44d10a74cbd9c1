import { Chance } from './chance';

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const ADVERTISER = 'ООО «Пример», ИНН 0000000000';

/** Advertising marking in the shape of a real one; the advertiser is explicitly an example. */
export function erid(needed: boolean, slug: string) {
  if (!needed) return { needErid: false, eridToken: null, eridSource: null };
  const chance = new Chance(`erid ${slug}`);
  const tail = Array.from({ length: 8 }, () => chance.of([...LETTERS])).join('');
  return { needErid: true, eridToken: `2Vtzq${tail}`, eridSource: ADVERTISER };
}
