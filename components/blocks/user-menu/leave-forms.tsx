'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leave } from './leave';

/** Signs out when a form marked with `data-leave` is submitted; one listener for all of them. */
export function LeaveForms() {
  const cache = useQueryClient();
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      if (!(event.target as Element).matches('form[data-leave]')) return;
      event.preventDefault();
      void leave(cache);
    };
    document.addEventListener('submit', send);
    return () => document.removeEventListener('submit', send);
  }, [cache]);
  return null;
}
