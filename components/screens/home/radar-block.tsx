import { RadarList } from '@/components/blocks/radar/radar-list';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import * as path from '@/lib/routes/path';
import type { HomeData } from './load-home';

/** People in the viewer's own pharmacies who need attention first; nothing when nobody does. */
export function RadarBlock({ radar }: Pick<HomeData, 'radar'>) {
  if (!radar?.items.length) return null;
  const total = radar.page?.total ?? radar.items.length;
  const all = (
    <TextLink href={path.representativeDay()} plain icon="right">
      Все: {total}, и план дня
    </TextLink>
  );
  return (
    <Section title="Кому нужно внимание" aside={all}>
      <RadarList lines={radar.items} level={3} />
    </Section>
  );
}
