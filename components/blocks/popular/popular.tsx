import type { ArticleList } from '@/api/articles/queries';
import { ArticleCard } from '@/components/blocks/article-card/article-card';
import { Section } from '@/components/ui/section/section';
import { Tiles } from '@/components/ui/tiles/tiles';

/** Articles with the most likes, for a page without other content; renders nothing when the services gave none. */
export function Popular({ items }: { items: ArticleList['items'] }) {
  if (items.length === 0) return null;
  return (
    <Section title="Популярное" lead="Что больше всего нравится коллегам">
      <Tiles columns={4}>
        {items.map((item) => (
          <ArticleCard key={item.id} item={item} branded />
        ))}
      </Tiles>
    </Section>
  );
}
