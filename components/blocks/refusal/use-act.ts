import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { runAct } from './run-act';

/** `runAct` for a component; one act at a time. */
export function useAct(): { busy: boolean; act: (work: () => Promise<string>) => void } {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    await runAct(work, () => router.refresh());
    setBusy(false);
  };
  return { busy, act: (work) => void (busy || run(work)) };
}
