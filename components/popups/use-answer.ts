'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClosePopup } from './slot';

/**
 * Runs the action of a popup: closes the popup on success, returns the error on failure. The ref `busy` stops a second
 * click before the button is rendered as loading.
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
