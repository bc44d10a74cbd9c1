import { NearestTrainings } from '@/components/blocks/nearest-trainings/nearest-trainings';
import { TextLink } from '@/components/ui/text-link/text-link';
import * as path from '@/lib/routes/path';
import type { HomeData } from './load-home';

const ALL = (
  <TextLink href={path.trainings()} plain icon="right">
    Все тренинги
  </TextLink>
);

/** Next trainings that the viewer leads, each with a link to its people; nothing when none is planned. */
export function LedBlock({ led, now }: Pick<HomeData, 'led'> & { now: Date }) {
  // the leader is on site: the place's time is shown below Moscow's, not the reader's
  const items = led?.items.map((training) => ({ ...training, readerSlot: null }));
  return (
    <NearestTrainings
      trainings={items ? { items } : null}
      now={now}
      title="Вы ведёте"
      aside={ALL}
      linkOf={path.training}
    />
  );
}
