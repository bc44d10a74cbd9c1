import { z } from 'zod';
import { FILE_PURPOSES, MEDIA_FILES, type MediaFile } from '@/lib/domain/author-files';
import { resource } from '@/lib/json-api/resource';

/** A re-encoded picture in the store: `originalUrl` up to 1600 px, `previewUrl` up to 480 px. */
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

const MEDIA_KINDS = Object.keys(MEDIA_FILES) as [MediaFile, ...MediaFile[]];

/** A video file or its captions in the store, unchanged. */
export const media = resource(
  'files',
  z.object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    kind: z.enum(MEDIA_KINDS),
    size: z.number().int(),
  }),
);

export const mediaBody = z.object({ file: z.custom<Blob>() });
