import { CallError } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';

/**
 * `offline`: no network; `trouble`: the service can't answer; `session`: a sign-in is needed. In all three the answers
 * wait and are sent automatically. `closed`: answers are no longer accepted; `sent`: this page has just sent the test.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'offline' | 'trouble' | 'session' | 'closed' | 'sent';

/** States in which answers wait and are sent automatically. */
const WAITING: readonly SaveState[] = ['offline', 'trouble', 'session'];
export const isWaiting = (state: SaveState) => WAITING.includes(state);

/** Whether answers are no longer accepted. */
export const isOver = (state: SaveState) => state === 'closed' || state === 'sent';

export const SAVE_WORDS: Readonly<Record<SaveState, string>> = {
  none: '',
  saving: 'Сохраняем…',
  saved: 'Сохранено',
  offline: 'Нет сети: ответы ждут и отправятся сами',
  trouble: 'Сервер не отвечает: ответы ждут и отправятся сами',
  session: 'Нужно войти ещё раз: ответы ждут и отправятся сами',
  closed: 'Ответы больше не принимаются',
  sent: 'Ответы отправлены',
};

/** The state after a failed save. */
export function stateOf(error: unknown): SaveState {
  if (!(error instanceof CallError)) return 'offline'; // the code of the call could not be fetched
  if (error.status === 401 || error.code === OTHER_PERSON) return 'session';
  if (error.status === 404 || error.status === 409 || error.status === 422) return 'closed';
  return error.status === 0 ? 'offline' : 'trouble';
}
