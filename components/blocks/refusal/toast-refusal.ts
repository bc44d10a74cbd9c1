import { CallError, messageOf } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';
import { toast } from '@/components/ui/toast/toast-store';

/** A window over the page tells of these: a session to begin anew, technical work. */
const isShownElsewhere = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === 401 || error.code === 'technical-work' || error.code === OTHER_PERSON);

/** Says in a toast why something pressed was not done, unless a window already says it of the whole page. */
export function toastRefusal(error: unknown): void {
  if (!isShownElsewhere(error)) toast({ text: messageOf(error), kind: 'bad' });
}

/** The same for an act with words of its own for a failure that nobody explains. */
export const toastRefusalOr = (otherwise: string) => (error: unknown) => {
  if (!isShownElsewhere(error)) toast({ text: messageOf(error, otherwise), kind: 'bad' });
};
