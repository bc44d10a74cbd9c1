import * as path from '@/lib/routes/path';

const TAB_OF_PART = new Map<string, string>([
  ['#certificates', path.accountCertificates()],
  ['#statistics', path.accountStatistics()],
  ['#my-data', path.accountSettings()],
  ['#devices', path.accountSecurity()],
]);

/** Address of a part that was moved out of the first tab; undefined for parts that stayed. */
export function placeOfPart(hash: string): string | undefined {
  const tab = TAB_OF_PART.get(hash);
  return tab && `${tab}${hash}`;
}
