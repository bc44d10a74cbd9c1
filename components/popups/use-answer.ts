'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClosePopup } from './slot';

/**
 * Does what a popup asked about, once: it closes when that is done and stays, with the reason, when it failed. The
 * second click of a double one comes before the button can be drawn as busy, so it is stopped here.
 */
export function useAnswer<T = void>(onYes: (given: T) => unknown, needsNetwork = true) {
  const close = useClosePopup();
  const busy = useRef(false);
  const { mutate, isPending, isPaused, isSuccess, error } = useMutation({
    networkMode: needsNetwork ? 'online' : 'always',
    mutationFn: async (given: T) => onYes(given),
    onSuccess: close,
    onError: () => {
      busy.current = false;
    },
  });
  const answer = (given: T) => {
    if (busy.current) return;
    busy.current = true;
    mutate(given);
  };
  return { answer, isPending, isPaused, isSuccess, error };
}
