import * as path from './path';

/** Every coming date of a topic in the schedule, in whatever city. */
export const topicDates = (topicId: string) =>
  `${path.schedule()}?view=list&city=all&topic=${encodeURIComponent(topicId)}` as const;
