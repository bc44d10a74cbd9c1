import { useMemo } from 'react';
import { useOutbox } from '@/components/blocks/outbox/use-outbox';

export interface WaitingMarks {
  userId: string | null;
  /** Ids of registrations whose mark is not sent yet. */
  ids: ReadonlySet<string>;
  /** Codes that are in no list of this device; they are checked once there is a network. */
  codes: readonly string[];
  /** Refused marks with the service's message. */
  problems: readonly { key: string; words: string }[];
  count: number;
}

/** Marks of one training that this device has not sent yet. */
export function useWaitingMarks(trainingId: string): WaitingMarks {
  const { entries, userId } = useOutbox();
  return useMemo(() => {
    const own = entries.filter(({ kind, data }) => kind === 'visit' && data.id === trainingId);
    const waiting = own.filter(({ problem }) => problem === undefined);
    return {
      userId,
      ids: new Set(waiting.flatMap(({ data }) => data.registrationId ?? [])),
      codes: waiting.flatMap(({ data }) => data.code ?? []),
      problems: own.flatMap(({ key, problem }) => (problem === undefined ? [] : [{ key, words: problem }])),
      count: waiting.length,
    };
  }, [entries, userId, trainingId]);
}
