'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { Failure } from './failure';

type Load<P> = {
  /** The same function at every drawing: it is asked once, and again when the person says so. */
  load: () => Promise<ComponentType<P>>;
};

/** A part whose code is fetched when it is first drawn; that it can't be fetched is said in its place. */
export function Late<P extends object>({ load, ...given }: Load<P> & P) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [state, setState] = useState<'coming' | 'failed' | 'again'>('coming');
  const asked = state !== 'failed';

  useEffect(() => {
    if (!asked) return;
    load().then(
      (part) => setPart(() => part),
      () => setState('failed'),
    );
  }, [asked, load]);

  if (Part) return <Part {...(given as unknown as P)} />;
  if (state === 'coming') return null;
  return <Failure text="Не удалось загрузить." busy={asked} onRetry={() => setState('again')} />;
}
