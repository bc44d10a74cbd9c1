import { z } from 'zod';
import { rowId } from '../core/shapes';

/** Ours: a report sent again counts once, and tells when it happened, not when it came. */
const event = {
  eventId: z.uuid().optional(),
  happenedAt: z.iso.datetime({ offset: true }).optional(),
  userId: rowId,
};

/** An address without its query and hash: they may hold what a person typed. */
const path = z
  .string()
  .max(512)
  .regex(/^\/(?!\/)[^?#\s]*$/, 'Нужен путь без параметров.');

export const userActivityBody = z.strictObject({ ...event, url: path });

const CONTENT_TYPES = [
  'article',
  'video',
  'product',
  'interactive_module',
  'test',
  'survey',
  'page',
  // ids of the education programme are another server's
  'programme_test',
  'programme_video',
  'programme_article',
] as const;

/** What a browser tells of a soft navigation: the page, or what stands on it. */
export const contentReport = z.strictObject({ type: z.enum(CONTENT_TYPES), id: rowId });
/** `seal`: what the page itself gave, see lib/telemetry/content-seal.ts. */
export const visitReport = z.union([
  z.strictObject({ path }),
  z.strictObject({ content: contentReport, seal: z.string().max(64) }),
]);

export const contentViewBody = z.strictObject({
  ...event,
  contentType: z.enum(CONTENT_TYPES),
  contentId: rowId,
});

export const trainingAttendanceBody = z.strictObject({ ...event, trainingId: rowId });
