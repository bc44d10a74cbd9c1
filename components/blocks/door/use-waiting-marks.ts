import { useMemo } from 'react';
import { useOutbox } from '@/components/blocks/outbox/use-outbox';

export interface WaitingMarks {
  userId: string | null;
  /** Ids of registrations whose mark waits on this device. */
  ids: ReadonlySet<string>;
  /** Codes that no list of this device knows, kept until they can be asked about. */
  codes: readonly string[];
  /** What the services refused, in their words. */
  problems: readonly { key: string; words: string }[];
  count: number;
}

/** Marks of one training that this device has not handed over yet. */
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
