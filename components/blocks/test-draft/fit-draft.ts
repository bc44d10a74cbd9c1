import type { FitChoices } from '@/lib/domain/surveys';
import { sameChoice, type Draft } from './draft';

/** Drops answers that another version does not accept, so that the others can be sent. True when any were dropped. */
export function fitDraft(draft: Draft, fit: FitChoices): boolean {
  let changed = false;
  for (const [questionId, pending] of Object.entries(draft.read())) {
    const optionIds = fit(questionId, pending.optionIds);
    if (optionIds && sameChoice(optionIds, pending.optionIds)) continue;
    changed = true;
    if (optionIds) draft.put(questionId, { ...pending, optionIds });
    else draft.drop(questionId, pending.at);
  }
  return changed;
}
