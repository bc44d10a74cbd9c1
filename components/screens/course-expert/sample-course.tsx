import { Badge } from '@/components/ui/badge/badge';
import { PlateCard } from '@/components/ui/card/plate-card';
import { MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { Tiles } from '@/components/ui/tiles/tiles';
import { SAMPLE_COURSE } from '@/lib/domain/samples';

/** Where the services have no steps yet: the basic course, marked as an example. */
export function SampleCourse() {
  return (
    <Tiles columns={4} phone={1} as="ul">
      {SAMPLE_COURSE.map(({ title, text, href }, at) => (
        <li key={title}>
          <PlateCard
            level={2}
            title={title}
            href={href}
            shot={<Shot src="/art/empty-list.svg" ratio="16/10" topLeft={<Badge>Пример</Badge>} />}
            meta={<MetaItem>Шаг {at + 1}</MetaItem>}
          >
            <p>{text}</p>
          </PlateCard>
        </li>
      ))}
    </Tiles>
  );
}
