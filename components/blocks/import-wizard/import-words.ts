import type { Import } from '@/api/imports/queries';
import type { ImportState } from '@/lib/domain/imports';
import { counted, formatNumber } from '@/lib/format/number';

/** Names of the kinds of rows, for chips. */
export const ROW_NAMES = {
  wrong: 'Исправить',
  create: 'Новые',
  update: 'Изменения',
  same: 'Без изменений',
  kept: 'Не отменены',
} as const;

export const STATE_NAMES: Readonly<Record<ImportState, string>> = {
  mapping: 'Выбор столбцов',
  checking: 'Проверяется',
  ready: 'Проверена, не загружена',
  applying: 'Загружается',
  stopped: 'Остановлена',
  done: 'Загружена',
  undoing: 'Отменяется',
  undone: 'Отменена после загрузки',
  'half-undone': 'Отменена наполовину',
  cancelled: 'Отменена',
  failed: 'Не удалась',
};

const ROWS = ['строка', 'строки', 'строк'] as const;
const ROWS_TO_MEND = ['строку', 'строки', 'строк'] as const;
const CELLS = ['строке', 'строках', 'строках'] as const;

interface Outcome {
  kind: 'info' | 'good' | 'warn' | 'bad';
  text: string;
}

type Standing = Pick<Import, 'state' | 'total' | 'counts'>;

function checkedOutcome({ total, counts }: Standing): Outcome {
  const { wrong = 0, create = 0, update = 0 } = counts ?? {};
  const right = `Добавим: ${counted(create, ROWS)}, изменим: ${counted(update, ROWS)}.`;
  if (wrong > 0)
    return {
      kind: 'warn',
      text: `Нужно исправить ${counted(wrong, ROWS_TO_MEND)} из ${total}.${create + update > 0 ? ` ${right}` : ''} Пока ничего не загружено.`,
    };
  if (create + update === 0)
    return { kind: 'info', text: `Всё это уже есть в портале: ${counted(total, ROWS)} без изменений.` };
  return { kind: 'good', text: `Ошибок нет. ${right} Пока ничего не загружено.` };
}

/** The message about the state of an import. */
export function outcomeOf(current: Standing): Outcome {
  const { applied = 0, restored = 0, kept = 0, wrong = 0 } = current.counts ?? {};
  switch (current.state) {
    case 'ready':
      return checkedOutcome(current);
    case 'done': {
      const left = wrong > 0 ? ` Не загружено: ${counted(wrong, ROWS)}.` : '';
      return { kind: wrong > 0 ? 'warn' : 'good', text: `Загружено: ${counted(applied, ROWS)}.${left}` };
    }
    case 'undone':
      return {
        kind: kept > 0 ? 'warn' : 'good',
        text: `Отменено: ${counted(restored, ROWS)}.${kept > 0 ? ` В ${counted(kept, CELLS)} после загрузки что-то меняли: они остались как есть.` : ''}`,
      };
    case 'half-undone':
      return {
        kind: 'warn',
        text: `Отмена остановлена. Вернули: ${counted(restored, ROWS)}, осталось: ${formatNumber(applied - restored - kept)}.`,
      };
    case 'stopped':
      return { kind: 'warn', text: `Остановлено. Загружено: ${counted(applied - restored, ROWS)}.` };
    default:
      return { kind: 'warn', text: 'Эта загрузка закрыта: в портале ничего не изменилось.' };
  }
}
