import * as path from './path';

/** Address of the schedule with all future dates of a topic, in every city. */
export const topicDates = (topicId: string) =>
  `${path.schedule()}?view=list&city=all&topic=${encodeURIComponent(topicId)}` as const;
