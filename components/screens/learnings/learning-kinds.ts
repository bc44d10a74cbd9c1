import type { LearningType } from '@/lib/domain/learning';

/** Silhouettes that stand together: slips, wide pictures, pictures. */
export interface LearningKind {
  id: string;
  title: string;
  types: readonly LearningType[];
  /** Tiles of the kind. */
  columns: 3 | 4;
  phone: 1 | 2;
  /** How many open the view of all kinds. */
  few: number;
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

export const kindOf = (type: LearningType): LearningKind | undefined =>
  KINDS.find(({ types }) => types.includes(type));
