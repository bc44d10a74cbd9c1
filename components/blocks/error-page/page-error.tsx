import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';

/** The 'page error' catalogue (specification, sections 2 and 8). */
const PAGE_ERRORS = {
  404: { title: 'Страница не найдена', text: 'Возможно, она устарела или удалена.' },
  500: { title: 'Ошибка сервера', text: 'Подождите немного и попробуйте ещё раз.' },
} as const;

export interface PageErrorProps {
  status: keyof typeof PAGE_ERRORS;
  /** Words of this very case, in place of the catalogue's. */
  title?: string;
  text?: ReactNode;
  level?: 1 | 2;
}

/** A page that is there but has nothing to show: said calmly, with the way home. */
export function PageError({ status, title, text, level = 2 }: PageErrorProps) {
  const words = PAGE_ERRORS[status];
  return (
    <Empty
      level={level}
      title={title ?? words.title}
      text={text ?? words.text}
      action={<ButtonLink href="/">Перейти на главную</ButtonLink>}
    />
  );
}
