import type { ManagedTopic } from '@/api/timetable/queries';
import { differing } from '@/components/blocks/editor/conflict';

/** Field names, shown when two versions are compared. */
export const LABELS = { name: 'Название темы', mark: 'Бренд', description: 'Описание', image: 'Картинка' };

/** The form values of a topic. */
export const valuesOf = ({ name, markId, description, image }: ManagedTopic) => ({
  ...{ name, mark: markId, description },
  image: image && { name: image.name, originalUrl: image.originalUrl, previewUrl: image.previewUrl },
});

export type TopicValues = ReturnType<typeof valuesOf>;

export interface TopicVersion {
  id: string;
  values: TopicValues;
  seenAt: string;
}

export const versionOf = (topic: ManagedTopic): TopicVersion => {
  return { id: topic.id, values: valuesOf(topic), seenAt: topic.updatedAt };
};

/** Whether another person has changed a field of the form. */
export const differs = (from: TopicVersion, mine: TopicValues, next: TopicVersion): boolean =>
  differing(Object.keys(LABELS), from.values, mine, next.values).some(
    ({ side, both }) => both || side === 'theirs',
  );
