import type { MonthlyPoints, ProgrammeContent } from '@/api/programme/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { BareCard } from '@/components/ui/card/bare-card';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { counted } from '@/lib/format/number';
import { contentHref, readingOf } from './programme-view';

interface ArticlesBlockProps {
  items: readonly ProgrammeContent[];
  month: Pick<MonthlyPoints, 'month'>;
}

const MINUTES = ['минута', 'минуты', 'минут'] as const;

/** Articles of the month; nothing when there are none. */
export function ArticlesBlock({ items, month }: ArticlesBlockProps) {
  const reading = readingOf(items, month.month);
  if (reading.length === 0) return null;
  return (
    <Section title="Почитать в этом месяце" id="articles">
      <Tiles columns={3} phone={1} as="ul">
        {reading.map((item) => (
          <li key={item.id}>
            <BareCard
              title={item.title ?? ''}
              href={contentHref(item)}
              shot={<Shot {...itemPicture(item.preview)} />}
              meta={
                <Meta>
                  {item.finished && <MetaItem icon="check">Прочитано</MetaItem>}
                  {item.readMinutes && <MetaItem icon="clock">{counted(item.readMinutes, MINUTES)}</MetaItem>}
                </Meta>
              }
            >
              <EridMark {...item} />
            </BareCard>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
