import { NearestTrainings } from '@/components/blocks/nearest-trainings/nearest-trainings';
import { topicDates } from '@/lib/routes/topic-dates';
import type { HomeData } from './load-home';

/** Trainings that can be booked, each with a link to the dates of its topic; nothing without any. */
export function OfferedBlock({ offered, now }: Pick<HomeData, 'offered'> & { now: Date }) {
  const topics = new Map(offered.map(({ id, topicId }) => [id, topicId]));
  return (
    <NearestTrainings
      trainings={{ items: offered }}
      now={now}
      title="Можно записаться"
      linkOf={(id) => topicDates(topics.get(id) ?? '')}
    />
  );
}
