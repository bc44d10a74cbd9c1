import { CallError, messageOf } from '@/api/core/call-error';
import { counted } from '@/lib/format/number';

const WRONG_PAIR = 'Почта или пароль не подошли. Проверьте раскладку и заглавные буквы.';

/** Messages for a form sent without a script, by code in the address: `/login?error=…`. */
const RETURNED: Readonly<Record<string, string>> = {
  credentials: WRONG_PAIR,
  throttled: 'Слишком много попыток. Подождите 5 минут и попробуйте ещё раз.',
  unavailable: 'Сервис сейчас не отвечает. Попробуйте ещё раз через минуту.',
};

export function returnedWords(error: string | null): string | null {
  return RETURNED[error ?? ''] ?? null;
}

const SECONDS = ['секунду', 'секунды', 'секунд'] as const;
const MINUTES = ['минуту', 'минуты', 'минут'] as const;

/** Waiting time in words: `через 40 секунд`, `через 2 минуты`. */
export function waitWords(seconds: number): string {
  return seconds < 90
    ? `через ${counted(seconds, SECONDS)}`
    : `через ${counted(Math.ceil(seconds / 60), MINUTES)}`;
}

/** Message of a refusal; `field`: shown under that field, where it can be corrected. */
export function signInWords(error: unknown): { text: string; field?: 'email' | 'password' } {
  if (!(error instanceof CallError)) return { text: messageOf(error) };
  if (error.status === 401 || error.code === 'invalid-credentials')
    return { text: WRONG_PAIR, field: 'password' };
  if (error.status === 429) {
    return { text: `Слишком много попыток. Попробуйте ${waitWords(error.retryAfter ?? 60)}.` };
  }
  return { text: error.message };
}
