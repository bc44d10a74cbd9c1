import { z } from 'zod';
import { MOST_TABS_BEFORE } from '@/lib/domain/editor-draft';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

/** What was typed into an editor and not saved; `values` is the form as JSON, which no service reads. */
export const draft = resource(
  'editor-drafts',
  z.object({
    /** `{kind}-{subject}` */
    id: z.string(),
    values: z.string(),
    /** `updatedAt` of the version that was edited; null for something new. */
    seenAt: instant.nullable(),
    /** The tab that wrote last. */
    writer: z.string(),
    savedAt: instant,
  }),
);

export const draftBody = z.strictObject({
  values: z.string().max(800_000).refine(isObject, 'Нужен объект JSON.'),
  seenAt: instant.nullable(),
  writer: z.string().min(1).max(64),
  /** Tabs whose copy this one goes on from: what one of them wrote last is no stranger's. */
  before: z.array(z.string().min(1).max(64)).max(MOST_TABS_BEFORE).optional(),
  /** `savedAt` of the draft that this one goes on from; null for the first, absent to write over any. */
  after: instant.nullable().optional(),
});

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
