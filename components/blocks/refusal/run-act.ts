import { CallError } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { toastRefusal } from './toast-refusal';

/**
 * Runs an act of a button: `work` makes the call and returns the text of the toast; then the page is refreshed. After a
 * refusal a toast shows it, and the page is refreshed as well, because it was rendered before the cause of the refusal.
 * Without a response of the services the page stays as it is.
 */
export async function runAct(work: () => Promise<string>, refresh: () => void): Promise<void> {
  try {
    const text = await work();
    announceWrite();
    toast({ text, kind: 'good' });
    refresh();
  } catch (error) {
    toastRefusal(error);
    if (error instanceof CallError && error.status >= 400 && error.status < 500) refresh();
  }
}
