import { z } from 'zod';
import { EXPORT_FORMATS } from '@/lib/domain/exports';

export const exportBody = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  /** The filter of the list's own call. */
  filters: z.record(z.string(), z.unknown()).optional(),
});
