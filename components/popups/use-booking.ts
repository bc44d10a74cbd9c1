'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { bookSeat, type SelfRegistration, type TrainingSlot } from '@/api/trainings/queries';
import { RequestKey } from '@/lib/browser/request-key';
import { tellWritten } from '@/lib/browser/written';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';

interface Asked extends SelfRegistration {
  id: string;
}

/**
 * Books a seat from a window. Nothing waits for a network: a seat can't be promised. The same press repeated is one
 * booking: its key stays until what is asked for changes.
 */
export function useBooking(onDone: (slot: TrainingSlot) => void) {
  const router = useRouter();
  const [request] = useState(() => new RequestKey());
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, ...body }: Asked) => {
      if (!navigator.onLine) throw new CallError(0);
      return bookSeat(id, body, request.of([id, body]));
    },
    onSuccess: (slot) => {
      tellWritten();
      router.refresh();
      onDone(slot);
    },
  });
}

/** Words of a refusal: without a network nothing was sent, and nothing will be. */
export const refusalWords = (error: unknown): string =>
  error instanceof CallError
    ? error.status === 0
      ? 'Нет сети. Запись не отправлена.'
      : error.message
    : `${REFUSAL_WORDS.notSent} Попробуйте ещё раз.`;
