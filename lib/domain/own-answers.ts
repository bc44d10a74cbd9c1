/** What moderators have made of an answer in somebody's own words. */
export const OWN_ANSWER_STATES = ['shown', 'merged', 'hidden'] as const;
export type OwnAnswerState = (typeof OWN_ANSWER_STATES)[number];

/** Whether `id` can count as `into`: not where that one, or one it counts as, counts as `id`. */
export function canMerge(id: string, into: string, mergedInto: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = into; at !== undefined && !seen.has(at); at = mergedInto.get(at)) {
    if (at === id) return false;
    seen.add(at);
  }
  return true;
}
