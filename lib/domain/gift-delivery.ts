/** Gifts come to the pharmacy within a month after the wave's end. */
export function deliveredBy(waveEnd: string): Date {
  const end = new Date(waveEnd);
  const by = new Date(end);
  by.setUTCMonth(by.getUTCMonth() + 1);
  // a month without a 31st ends with its last day
  if (by.getUTCDate() !== end.getUTCDate()) by.setUTCDate(0);
  return by;
}
