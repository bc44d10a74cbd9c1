import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { erid, instant } from '../core/shapes';

export const banner = resource(
  'banners',
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    urlText: z.string(),
    /** A path of this site, or an absolute address. */
    url: z.string(),
    target: z.enum(['_self', '_blank']),
    markId: z.string(),
    isVisible: z.boolean(),
    isTimer: z.boolean(),
    timerAt: instant.nullable(),
    image: z.object({ src: z.string(), mobileSrc: z.string(), alt: z.string() }),
    ...erid,
  }),
);

export const bannerQuery = z.strictObject({
  filter: z.strictObject({ page: z.string().optional() }).optional(),
});
