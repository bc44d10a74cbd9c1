'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useClosePopup } from './slot';

/**
 * Does what a popup asked about, once: it closes when that is done and stays, with the reason, when it failed. The
 * second click of a double one comes before the button can be drawn as busy, so it is stopped here.
 */
export function useAnswer(onYes: () => unknown) {
  const close = useClosePopup();
  const busy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onYes(),
    onSuccess: close,
    onError: () => {
      busy.current = false;
    },
  });
  const answer = () => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  };
  return { answer, isPending, error };
}
