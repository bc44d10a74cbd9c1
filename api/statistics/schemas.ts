import { z } from 'zod';
import { rowId } from '../core/shapes';

/** Extension: a repeated report counts once, and carries the time of the event, not of its arrival. */
const event = {
  eventId: z.uuid().optional(),
  happenedAt: z.iso.datetime({ offset: true }).optional(),
  userId: rowId,
};

/** A path without query and hash, which may hold typed text. */
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
  // ids of the education programme belong to another server
  'programme_test',
  'programme_video',
  'programme_article',
] as const;

/** Report of a browser after a soft navigation: the page, or its content. */
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
