import type { DraftPlace } from './draft-keeper';

export interface KeptDraft {
  /** The form as JSON. */
  values: string;
  seenAt: string | null;
  savedAt: string;
}

/** Drafts that this tab has saved on the server since it was loaded, by place. */
const drafts = new Map<string, KeptDraft>();

const keyOf = ({ owner, kind, subject }: DraftPlace) => `${owner}:${kind}:${subject}`;

export const noteKept = (place: DraftPlace, draft: KeptDraft) => void drafts.set(keyOf(place), draft);
export const noteDropped = (place: DraftPlace) => void drafts.delete(keyOf(place));

/**
 * The draft to continue from: the page's, or a newer one of this tab. On a move through history the router shows a page
 * as it was drawn, with the draft of that time.
 */
export function newestDraft<V>(
  place: DraftPlace,
  drawn: { values: V; seenAt: string | null; savedAt: string } | null,
) {
  const own = drafts.get(keyOf(place));
  if (!own || (drawn && own.savedAt <= drawn.savedAt)) return drawn;
  return { ...own, values: JSON.parse(own.values) as V };
}
