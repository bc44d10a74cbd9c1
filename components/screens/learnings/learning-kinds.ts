import type { LearningType } from '@/lib/domain/learning';

/** Types whose cards have the same silhouette: slips, wide pictures, pictures. */
export interface LearningKind {
  id: string;
  title: string;
  types: readonly LearningType[];
  /** Columns of the kind's tiles. */
  columns: 3 | 4;
  phone: 1 | 2;
  /** Number of items in the view of all kinds. */
  few: number;
  /** Silhouettes of several kinds in one row. */
  mixed?: true;
}

export const KINDS: readonly LearningKind[] = [
  {
    id: 'tests',
    title: 'Тесты и опросы',
    types: ['test', 'express-training', 'survey'],
    columns: 3,
    phone: 1,
    few: 6,
  },
  {
    id: 'videos',
    title: 'Видео и модули',
    types: ['video', 'interactive_module'],
    columns: 4,
    phone: 2,
    few: 8,
  },
  { id: 'articles', title: 'Статьи', types: ['article'], columns: 4, phone: 2, few: 8 },
];

/** Every kind in one list, for an order that means nothing within each kind apart: the most points, the newest. */
export const MIXED: LearningKind = {
  id: 'all',
  title: 'Все обучения',
  types: KINDS.flatMap(({ types }) => types),
  columns: 3,
  phone: 1,
  few: 0,
  mixed: true,
};

export const kindOf = (type: LearningType): LearningKind | undefined =>
  KINDS.find(({ types }) => types.includes(type));
