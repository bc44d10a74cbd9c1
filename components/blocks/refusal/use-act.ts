import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
import { toastRefusal } from './toast-refusal';

/**
 * One press that changes something, once at a time: `work` makes the call and answers what to say of it; the page is
 * then asked for anew. A refusal is said, and the page asked for as well: it was drawn before what it was refused for.
 * Without an answer of the services it stays as it is.
 */
export function useAct(): { busy: boolean; act: (work: () => Promise<string>) => void } {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      const text = await work();
      tellWritten();
      toast({ text, kind: 'good' });
      router.refresh();
    } catch (error) {
      toastRefusal(error);
      if (error instanceof CallError && error.status >= 400 && error.status < 500) router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { busy, act: (work) => void (busy || run(work)) };
}
