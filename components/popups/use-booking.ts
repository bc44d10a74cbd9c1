'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { bookSeat, type SelfRegistration, type TrainingSlot } from '@/api/trainings/queries';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';

interface Asked extends SelfRegistration {
  id: string;
}

/**
 * Books a seat from a popup. Without a network the request fails at once and is not queued, because a seat can't be
 * promised. A repeated press is one booking: the idempotency key changes only with the request's body.
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
      announceWrite();
      router.refresh();
      onDone(slot);
    },
  });
}

/** The message of a failed booking; without a network it says that nothing was sent. */
export const refusalWords = (error: unknown): string =>
  error instanceof CallError
    ? error.status === 0
      ? 'Нет сети. Запись не отправлена.'
      : error.message
    : `${REFUSAL_WORDS.notSent} Попробуйте ещё раз.`;
