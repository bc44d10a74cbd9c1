import { z } from 'zod';
import { MOST_TABS_BEFORE } from '@/lib/domain/editor-draft';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

/** Unsaved values of an editor; `values` is the form as JSON, which no service reads. */
export const draft = resource(
  'editor-drafts',
  z.object({
    /** `{kind}-{subject}` */
    id: z.string(),
    values: z.string(),
    /** `updatedAt` of the edited version; null for a new item. */
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
  /** Tabs whose copies this draft continues: a last write by one of them is no conflict. */
  before: z.array(z.string().min(1).max(64)).max(MOST_TABS_BEFORE).optional(),
  /** `savedAt` of the draft that this one continues; null for the first, absent to overwrite any. */
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
