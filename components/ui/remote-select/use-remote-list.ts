'use client';

import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Option } from '../native-select/native-select';
import { debounced } from './debounced';

/** Loads one page of a remote list; `page` from 1. Rejects on failure; `signal` aborts an outdated request. */
export type LoadOptions = (query: {
  text: string;
  page: number;
  signal: AbortSignal;
}) => Promise<{ items: Option[]; more: boolean }>;

/** An error of a load with a message for the person. Other errors get a general message. */
export class LoadRefused extends Error {
  override readonly name = 'LoadRefused';
}

type State = {
  items: Option[];
  text: string;
  page: number;
  more: boolean;
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Message of a failure, where known. */
  refusal?: string | undefined;
};
type Step =
  | { kind: 'ask'; text: string; page: number }
  | { kind: 'type' }
  | { kind: 'answer'; items: Option[]; more: boolean }
  | { kind: 'fail'; refusal: string | undefined };

const nothing: State = { items: [], text: '', page: 0, more: false, status: 'idle' };

function reduce(state: State, step: Step): State {
  // Items of an earlier text must not be offered.
  if (step.kind === 'type') return { ...state, items: [], status: 'loading' };
  if (step.kind === 'fail') return { ...state, status: 'error', refusal: step.refusal };
  if (step.kind === 'ask') {
    const items = step.page === 1 && step.text !== state.text ? [] : state.items;
    return { ...state, items, text: step.text, page: step.page, status: 'loading' };
  }
  const before = state.page > 1 ? state.items : [];
  const known = new Set(before.map((item) => item.value));
  const items = [...before, ...step.items.filter((item) => !known.has(item.value))];
  return { ...state, items, more: step.more, status: 'ready' };
}

/** A searched and paged list: `search` is debounced, `open`, `next` and `retry` send a request at once. */
export function useRemoteList(load: LoadOptions) {
  const [state, dispatch] = useReducer(reduce, nothing);
  const running = useRef<AbortController | null>(null);
  const later = useRef<ReturnType<typeof debounced<[string]>>>(undefined);
  const loader = useRef(load);
  useEffect(() => void (loader.current = load));

  const ask = useCallback((text: string, page: number) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ kind: 'ask', text, page });
    loader.current({ text, page, signal: controller.signal }).then(
      (answer) => void (controller.signal.aborted || dispatch({ kind: 'answer', ...answer })),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        dispatch({ kind: 'fail', refusal: error instanceof LoadRefused ? error.message : undefined });
      },
    );
  }, []);

  useEffect(() => {
    const late = debounced((text: string) => ask(text, 1));
    later.current = late;
    return () => {
      late.cancel();
      running.current?.abort();
    };
  }, [ask]);

  return {
    ...state,
    open: () => ask('', 1),
    search(text: string) {
      running.current?.abort();
      dispatch({ kind: 'type' });
      later.current?.(text.trim());
    },
    next: () => state.status === 'ready' && state.more && ask(state.text, state.page + 1),
    retry: () => ask(state.text, Math.max(1, state.page)),
  };
}
