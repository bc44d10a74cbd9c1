import { z } from 'zod';
import { FILE_PURPOSES } from '@/lib/domain/author-files';
import { resource } from '@/lib/json-api/resource';

/** A picture of the store, drawn anew: `originalUrl` up to 1600 px, `previewUrl` up to 480. */
export const picture = resource(
  'files',
  z.object({
    id: z.string(),
    name: z.string(),
    originalUrl: z.string(),
    previewUrl: z.string(),
    mime: z.string(),
    size: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
  }),
);

export const pictureBody = z.object({ file: z.custom<Blob>(), purpose: z.enum(FILE_PURPOSES) });
