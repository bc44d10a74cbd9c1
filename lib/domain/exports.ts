/** Lists that can be exported to a file. */
export const EXPORTS = [
  'articles',
  'pharmacists',
  'training-registrations',
  'tests',
  'tests-results',
  'survey-answers',
  'programme-results',
  'programme-points',
  'programme-questions',
  'programme-ratings',
] as const;
export type ExportName = (typeof EXPORTS)[number];

/** Exports of the education programme, by the names that its own server uses. */
export const PROGRAMME_EXPORTS = [
  'programme-results',
  'programme-points',
  'programme-questions',
  'programme-ratings',
] as const satisfies readonly ExportName[];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
