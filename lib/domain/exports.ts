/** Lists that can be taken away as a file. */
export const EXPORTS = ['articles', 'pharmacists', 'training-registrations'] as const;
export type ExportName = (typeof EXPORTS)[number];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
