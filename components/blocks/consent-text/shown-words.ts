import { useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { CallError } from '@/api/core/call-error';
import { fieldOf } from '@/components/forms/show-on';
import {
  CONSENT_TEXTS,
  consentOf,
  consentVersion,
  type ConsentKind,
  type ConsentWords,
} from '@/lib/domain/consent-texts';

/** Consent texts that the service sent because those of this build are out of date. */
let renewed: { readonly [Kind in ConsentKind]?: ConsentWords } = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const wordsOf = (kind: ConsentKind): ConsentWords => renewed[kind] ?? CONSENT_TEXTS[kind];

/** The consent text on the screen; `isNew` when it came with a refusal. */
export function useConsentWords(kind: ConsentKind): ConsentWords & { isNew: boolean } {
  const words = useSyncExternalStore(
    subscribe,
    () => wordsOf(kind),
    () => CONSENT_TEXTS[kind],
  );
  return { ...words, isNew: words.version !== consentVersion(kind) };
}

/** The version of the text on the screen; it is sent with the consent. */
export const shownVersion = (kind: ConsentKind): string => wordsOf(kind).version;

/** Shows the consent texts that a refusal contains in place of the current ones. */
export function showNewWords(error: unknown): void {
  for (const { meta } of error instanceof CallError ? error.problems : []) {
    const today = consentOf(meta);
    if (today) renewed = { ...renewed, [today.kind]: today.words };
  }
  for (const listener of listeners) listener();
}

/** Like `showNewWords`; also clears the ticks for the replaced texts and rethrows. Use as `.catch(askAgain(form))`. */
export function askAgain<V extends FieldValues, C, T>(form: UseFormReturn<V, C, T>) {
  return (error: unknown): never => {
    showNewWords(error);
    for (const problem of error instanceof CallError ? error.problems : []) {
      const name = consentOf(problem.meta) && fieldOf(problem, form.getValues());
      if (name) form.setValue(name as FieldPath<V>, false as PathValue<V, FieldPath<V>>);
    }
    throw error;
  };
}
