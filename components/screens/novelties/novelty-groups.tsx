import type { Learning } from '@/api/learnings/queries';
import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import { Section } from '@/components/ui/section/section';
import { Tiles } from '@/components/ui/tiles/tiles';
import type { LearningType } from '@/lib/domain/learning';

/** Types with the same silhouette are grouped, so that rows are even. */
const GROUPS: { title: string; types: LearningType[]; columns: 3 | 4; phone: 1 | 2; sizes?: string }[] = [
  { title: 'Статьи', types: ['article'], columns: 4, phone: 2 },
  {
    title: 'Видео и модули',
    types: ['video', 'interactive_module'],
    columns: 3,
    phone: 2,
    sizes: '(max-width: 1023px) 50vw, 400px',
  },
  { title: 'Тесты', types: ['test', 'express-training', 'survey'], columns: 3, phone: 1 },
];

export function NoveltyGroups({ items, now }: { items: readonly Learning[]; now: Date }) {
  const groups = GROUPS.map((group) => ({
    ...group,
    own: items.filter(({ type }) => group.types.includes(type)),
  })).filter(({ own }) => own.length > 0);
  return groups.map(({ title, own, columns, phone, sizes }, place) => (
    <Section key={title} title={title} first={place === 0}>
      <Tiles columns={columns} phone={phone}>
        {own.map((item, at) => (
          <LearningCard
            key={item.id}
            item={item}
            now={now}
            branded
            first={place === 0 && at === 0}
            sizes={sizes}
          />
        ))}
      </Tiles>
    </Section>
  ));
}
