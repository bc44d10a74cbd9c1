import type { AuthoredState } from '@/lib/domain/authored-state';
import { formatDateTime } from '@/lib/format/date';

/** Said when it was published: it is out, or is to be. */
export const outWords = ({ state, dueAt }: { state: AuthoredState; dueAt: string | null }): string =>
  state === 'scheduled' ? `Запланировано: ${formatDateTime(dueAt)}` : 'Опубликовано';
