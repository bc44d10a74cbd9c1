/** Annual public holidays, `MM-DD` (Labour Code of the Russian Federation, article 112). */
export const PUBLIC_HOLIDAYS: readonly string[] = [
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
];

/**
 * Days off moved by the government, by year: from a weekend to a weekday. A Saturday that is not a holiday becomes a
 * working day. A year without a line follows the Labour Code alone: add its line when the decree is published.
 */
export const MOVED_DAYS_OFF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // decree 1335 of 4 October 2024
  '2025': {
    '2025-01-04': '2025-05-02',
    '2025-01-05': '2025-12-31',
    '2025-02-23': '2025-05-08',
    '2025-03-08': '2025-06-13',
    '2025-11-01': '2025-11-03',
  },
  // decree 1466 of 24 September 2025
  '2026': {
    '2026-01-03': '2026-01-09',
    '2026-01-04': '2026-12-31',
  },
  // neither a decree nor a draft was found in November 2026. Expected: 2 and 3 January, a weekend, move to weekdays,
  // likely to the day after 4 November; without the decree those weekdays are working days
  '2027': {},
};
