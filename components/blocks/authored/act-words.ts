import type { AuthoredAction } from '@/lib/domain/authored-state';
import { counted } from '@/lib/format/number';
import type { PluralForms } from '@/lib/format/plural';

export const ACTION_NAMES: Readonly<Record<AuthoredAction, string>> = {
  publish: 'Опубликовать',
  unpublish: 'Снять с публикации',
  hide: 'Скрыть',
  show: 'Показать',
  archive: 'В архив',
  restore: 'Вернуть из архива',
};

/** The action that undoes the key; null where a person has to decide how to undo it. */
export const UNDO: Readonly<Record<AuthoredAction, AuthoredAction | null>> = {
  publish: null,
  unpublish: null,
  hide: 'show',
  show: 'hide',
  archive: 'restore',
  restore: 'archive',
};

const DONE: Readonly<Record<AuthoredAction, string>> = {
  publish: 'Опубликовано',
  unpublish: 'Снято с публикации',
  hide: 'Скрыто',
  show: 'Показано',
  archive: 'Убрано в архив',
  restore: 'Возвращено из архива',
};

interface Results {
  done: number;
  skipped: number;
  failed: number;
}

/** «Скрыто: 3 теста. Не изменилось: 1 тест»: each outcome with its own count. */
export function doneWords(
  action: AuthoredAction,
  { done, skipped, failed }: Results,
  forms: PluralForms,
): string {
  const left = skipped + failed;
  const said = done > 0 ? `${DONE[action]}: ${counted(done, forms)}` : 'Ничего не изменилось';
  return left > 0 && done > 0 ? `${said}. Не изменилось: ${counted(left, forms)}` : said;
}
