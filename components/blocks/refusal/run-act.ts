import { CallError } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
import { toastRefusal } from './toast-refusal';

/**
 * Something pressed that changes something: `work` makes the call and answers what to say of it; the page is then asked
 * for anew. A refusal is said, and the page asked for as well: it was drawn before what it was refused for. Without an
 * answer of the services it stays as it is.
 */
export async function runAct(work: () => Promise<string>, refresh: () => void): Promise<void> {
  try {
    const text = await work();
    tellWritten();
    toast({ text, kind: 'good' });
    refresh();
  } catch (error) {
    toastRefusal(error);
    if (error instanceof CallError && error.status >= 400 && error.status < 500) refresh();
  }
}
