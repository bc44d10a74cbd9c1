/** Latest delivery of gifts to the pharmacy: one month after the wave's end. */
export function deliveredBy(waveEnd: string): Date {
  const end = new Date(waveEnd);
  const by = new Date(end);
  by.setUTCMonth(by.getUTCMonth() + 1);
  // a day missing in the next month becomes the last day of that month
  if (by.getUTCDate() !== end.getUTCDate()) by.setUTCDate(0);
  return by;
}
