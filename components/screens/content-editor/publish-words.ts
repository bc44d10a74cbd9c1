import type { AuthoredStatus, PublicationState } from '@/lib/domain/publication-state';
import { formatDateTime } from '@/lib/format/date';

/** What a button of the editor does beside saving. */
export type Intent = 'save' | 'publish' | 'archive' | 'draft';

/** Status that each intent sends; none for saving alone. */
export const STATUS_OF: Readonly<Record<Intent, AuthoredStatus | undefined>> = {
  save: undefined,
  publish: 'published',
  archive: 'archived',
  draft: 'draft',
};

const DONE: Readonly<Record<PublicationState, string>> = {
  draft: 'Возвращено в черновики',
  scheduled: 'Запланировано',
  published: 'Опубликовано',
  archived: 'Убрано в архив',
};

/** Text shown when the intent is done. */
export function doneWords(state: PublicationState, publishedAt: string | null, intent: Intent): string {
  if (intent === 'save') return 'Сохранено';
  return state === 'scheduled' ? `${DONE.scheduled}: ${formatDateTime(publishedAt)}` : DONE[state];
}
