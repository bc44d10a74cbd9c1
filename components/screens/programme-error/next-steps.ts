import type { IconName } from '@/components/ui/icon/icon-names';
import * as path from '@/lib/routes/path';

export interface NextStep {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** Pages to learn on when the programme is closed to the person. */
export const NEXT_STEPS: readonly NextStep[] = [
  {
    href: path.learnings(),
    icon: 'learn',
    title: 'Обучение',
    text: 'Статьи, видео и тесты портала: баллы идут сразу на счёт бренда.',
  },
  {
    href: path.schedule(),
    icon: 'calendar',
    title: 'Тренинги',
    text: 'Ближайшие встречи и вебинары, на которые есть места.',
  },
  {
    href: `${path.account()}#history`,
    icon: 'points',
    title: 'История баллов',
    text: 'Что и за что пришло, в том числе за программу.',
  },
  {
    href: path.catalogue(),
    icon: 'bag',
    title: 'Подарки',
    text: 'На что можно обменять накопленное.',
  },
];
