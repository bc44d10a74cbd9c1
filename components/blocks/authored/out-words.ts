import type { AuthoredState } from '@/lib/domain/authored-state';
import { formatDateTime } from '@/lib/format/date';

/** The message after publication: published now, or scheduled. */
export const outWords = ({ state, dueAt }: { state: AuthoredState; dueAt: string | null }): string =>
  state === 'scheduled' ? `Запланировано: ${formatDateTime(dueAt)}` : 'Опубликовано';
