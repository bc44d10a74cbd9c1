import * as path from '@/lib/routes/path';

const TAB_OF_PART = new Map<string, string>([
  ['#certificates', path.accountCertificates()],
  ['#statistics', path.accountStatistics()],
  ['#my-data', path.accountSettings()],
  ['#devices', path.accountSecurity()],
]);

/** Where a part of the account that left the first tab is now; undefined for the parts that stayed. */
export function placeOfPart(hash: string): string | undefined {
  const tab = TAB_OF_PART.get(hash);
  return tab && `${tab}${hash}`;
}
