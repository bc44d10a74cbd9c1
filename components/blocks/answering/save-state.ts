import { CallError } from '@/api/core/call-error';
import { OTHER_PERSON } from '@/api/core/page-owner';

/**
 * `offline` no network, `trouble` a service that can't answer, `session` waits for a sign-in: in all three the
 * answers wait and go by themselves. `closed`: nothing can be answered any more; `sent`: from here, just now.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'offline' | 'trouble' | 'session' | 'closed' | 'sent';

/** Answers wait and go by themselves. */
const WAITING: readonly SaveState[] = ['offline', 'trouble', 'session'];
export const isWaiting = (state: SaveState) => WAITING.includes(state);

/** No answer is taken any more. */
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

/** What a failed save means. */
export function stateOf(error: unknown): SaveState {
  if (!(error instanceof CallError)) return 'offline'; // the code of the call could not be fetched
  if (error.status === 401 || error.code === OTHER_PERSON) return 'session';
  if (error.status === 404 || error.status === 409 || error.status === 422) return 'closed';
  return error.status === 0 ? 'offline' : 'trouble';
}
