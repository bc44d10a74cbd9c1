/** Moderation states of a free-text answer. */
export const OWN_ANSWER_STATES = ['shown', 'merged', 'hidden'] as const;
export type OwnAnswerState = (typeof OWN_ANSWER_STATES)[number];

/** Whether answer `id` may be merged into `into`: not when `into` is merged into `id`, directly or through others. */
export function canMerge(id: string, into: string, mergedInto: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = into; at !== undefined && !seen.has(at); at = mergedInto.get(at)) {
    if (at === id) return false;
    seen.add(at);
  }
  return true;
}
