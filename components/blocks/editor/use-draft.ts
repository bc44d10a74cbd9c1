import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { markBusy } from '@/lib/pwa/busy';
import { DraftKeeper, type DraftPlace, type Kept } from './draft-keeper';
import { takeLocal } from './local-draft';

interface DraftOptions {
  place: DraftPlace;
  /** `savedAt` of the draft the form began with. */
  savedAt: string | null;
  /** The saved version as JSON. */
  base: string;
  /** `updatedAt` of the version that is edited. */
  seenAt: () => string | null;
  onLocal: (seenAt: string | null) => void;
}

/** Saves the draft during typing and reports where it is kept; until the server has it, leaving the document asks. */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, options: DraftOptions) {
  const { place, savedAt, base } = options;
  const [kept, setKept] = useState<Kept>(savedAt ? { kind: 'saved', at: savedAt } : { kind: 'same' });
  const [keeper] = useState(() => new DraftKeeper(place, savedAt, base, setKept));
  const [now] = useState(options);
  const { subscribe, reset } = form;

  useEffect(() => {
    const local = takeLocal(now.place);
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keeper.change(JSON.stringify(values), now.seenAt()),
    });
    if (local) {
      now.onLocal(local.seenAt);
      reset(JSON.parse(local.values) as V, { keepDefaultValues: true });
      keeper.resume(local);
    }
    const flush = () => void keeper.flush();
    const goAway = () => {
      keeper.keepHere();
      flush();
    };
    const onSight = () => document.visibilityState === 'hidden' && goAway();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', goAway);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      stop();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', goAway);
      document.removeEventListener('visibilitychange', onSight);
      flush();
      keeper.stop();
    };
  }, [keeper, now, subscribe, reset]);

  const isSafe = kept.kind === 'same' || kept.kind === 'saved';
  useEffect(() => {
    if (isSafe) return;
    const free = markBusy('form');
    const ask = (event: BeforeUnloadEvent) => {
      void keeper.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      free();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isSafe, keeper]);

  return { kept, keeper };
}
