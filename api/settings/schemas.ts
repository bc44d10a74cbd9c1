import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { image, instant } from '../core/shapes';

/** Site metadata by name; `content` is one of the shapes below. */
export const siteMetadata = resource(
  'site-metadata',
  z.object({ id: z.string(), name: z.string(), content: z.unknown() }),
);

export const METADATA_NAMES = [
  'present-wave-status',
  'wave-banner-content',
  'banner-pages',
  'technical-work',
] as const;

export const presentWaveStatus = z.object({
  isAvailable: z.boolean(),
  /** Whether the person has already sent an order in this wave. */
  isOrderSent: z.boolean(),
  wave: z.object({ id: z.string(), name: z.string(), startsAt: instant, endsAt: instant }).nullable(),
});
export const waveBannerContent = z.object({ title: z.string(), text: z.string(), image: image.nullable() });
export const bannerPages = z.object({ pages: z.array(z.string()) });
export const technicalWork = z.object({ isOn: z.boolean(), text: z.string() });
