import { ACTIVITY_PERIODS, ACTIVITY_REASONS, DEFAULT_PERIOD } from '@/lib/domain/unusual-activity';
import { choice, numberChoice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const activityList = listAddress({
  path: path.unusualActivity(),
  fields: {
    days: numberChoice(ACTIVITY_PERIODS, DEFAULT_PERIOD),
    reason: choice(ACTIVITY_REASONS),
    sort: choice(['to', '-to', 'eventsCount', '-eventsCount'], '-to'),
    page: pageNumber(),
  },
});

export type ActivityView = ViewOf<typeof activityList>;

/** What the call is asked for, beside the page. */
export const askedOf = ({ days, reason, sort }: ActivityView) => ({
  filter: { days, ...(reason ? { reason } : {}) },
  sort,
});
