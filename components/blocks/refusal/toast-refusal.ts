import { CallError, messageOf } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { toast } from '@/components/ui/toast/toast-store';

/** Failures that a popup over the page shows: an ended session, technical work. */
const isShownElsewhere = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === 401 || error.code === 'technical-work' || error.code === OTHER_PERSON);

/** Shows a toast with the reason of a failure, unless a popup shows it for the whole page. */
export function toastRefusal(error: unknown): void {
  if (!isShownElsewhere(error)) toast({ text: messageOf(error), kind: 'bad' });
}

/** The same, with the caller's own text for an unexplained failure. */
export const toastRefusalOr = (otherwise: string) => (error: unknown) => {
  if (!isShownElsewhere(error)) toast({ text: messageOf(error, otherwise), kind: 'bad' });
};
