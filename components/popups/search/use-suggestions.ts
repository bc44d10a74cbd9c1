'use client';

import { useEffect, useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { suggest, type SearchAnswer } from '@/api/search/queries';
import { debounced } from '@/components/ui/remote-select/debounced';
import { OPEN_TYPES } from '@/lib/domain/search-documents';

/** The least length of a search text, characters. */
const FEWEST = 2;

/** While the next response is loading, `answer` is the previous one. */
export type Suggestions =
  | { status: 'idle' | 'failed'; text: string; answer: null }
  | { status: 'loading'; text: string; answer: SearchAnswer | null }
  | { status: 'ready'; text: string; answer: SearchAnswer };

const idle: Suggestions = { status: 'idle', text: '', answer: null };

/**
 * Suggestions for the typed text, requested half a second after the last letter, at most three seconds after the first.
 * A request is aborted only when the next one starts, so that answers are shown during typing too.
 */
export function useSuggestions() {
  const [state, setState] = useState<Suggestions>(idle);
  const [asker] = useState(() => makeAsker(setState));
  useEffect(() => () => asker.stop(), [asker]);
  return { ...state, type: asker.type };
}

function makeAsker(show: (next: Suggestions) => void) {
  let running: AbortController | null = null;
  let typed = '';
  let last: SearchAnswer | null = null;

  function answered(text: string, answer: SearchAnswer) {
    last = answer;
    show({ status: text === typed ? 'ready' : 'loading', text: typed, answer });
  }

  function failed(text: string, error: unknown) {
    if (!(error instanceof CallError)) reportError(error);
    // the text has changed since, and its own request follows
    if (text !== typed) return;
    last = null;
    show({ status: 'failed', text, answer: null });
  }

  const ask = debounced((text: string) => {
    running?.abort();
    const own = new AbortController();
    running = own;
    suggest(text, OPEN_TYPES, own.signal).then(
      (answer) => void (own.signal.aborted || answered(text, answer)),
      (error: unknown) => void (own.signal.aborted || failed(text, error)),
    );
  });
  const stop = () => {
    ask.cancel();
    running?.abort();
  };
  return {
    stop,
    type(value: string) {
      typed = value.trim();
      if (typed.length < FEWEST) {
        stop();
        last = null;
        return show(idle);
      }
      show({ status: 'loading', text: typed, answer: last });
      ask(typed);
    },
  };
}
