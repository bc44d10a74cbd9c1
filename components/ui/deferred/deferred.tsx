'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { Failure } from './failure';

type Load<P> = {
  /** The same function at every render: it is called once, and again when the person retries. */
  load: () => Promise<ComponentType<P>>;
};

/** A component whose code is loaded at its first render; a failure is shown in its place, with a retry. */
export function Deferred<P extends object>({ load, ...given }: Load<P> & P) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const asked = state !== 'failed';

  useEffect(() => {
    if (!asked) return;
    load().then(
      (part) => setPart(() => part),
      () => setState('failed'),
    );
  }, [asked, load]);

  if (Part) return <Part {...(given as unknown as P)} />;
  if (state === 'loading') return null;
  return <Failure text="Не удалось загрузить." busy={asked} onRetry={() => setState('retrying')} />;
}
