import { calendarDay, id, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** The report of a date, a topic or a period: `/lk/trainings/order-downloading?topic=3&from=2026-11-01`. */
export const reportAddress = listAddress({
  path: path.orderDownloading(),
  fields: {
    /** Search in names of topics; it filters the choice, not the report. */
    search: words(),
    ...{ topic: id(), training: id(), from: calendarDay(), to: calendarDay() },
  },
});

export type ReportView = ViewOf<typeof reportAddress>;

/** `filter` of the list's call and of the file. */
export const reportFilterOf = ({ topic, training, from, to }: ReportView) => ({
  ...(topic ? { topicId: topic } : {}),
  ...(training ? { trainingId: training } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
