import type { LedgerKind } from '@/lib/domain/ledger';
import { choice, pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** Names of ledger kinds in the filter. */
export const KIND_NAMES: Readonly<Record<LedgerKind, string>> = {
  test: 'Тесты',
  video: 'Видео',
  module: 'Модули',
  survey: 'Опросы',
  award: 'Начисления',
  order: 'Заказы',
  'order-cancel': 'Отмены заказов',
  'transfer-out': 'Переводы на другой бренд',
  'transfer-in': 'Переводы с другого бренда',
  programme: 'Программа',
  regrade: 'Пересчёт теста',
  reversal: 'Отмены начислений',
};

/** Points of one person: `/lk/representative/pharmacists/7?type=test&mark=lrp&page=2`. */
export const scoresList = listAddress({
  path: ({ id }: { id: string }) => path.pharmacist(id),
  fields: {
    type: choice(Object.keys(KIND_NAMES) as LedgerKind[]),
    mark: slug(60),
    page: pageNumber(),
  },
});

export type ScoresView = ViewOf<typeof scoresList> & { id: string };
