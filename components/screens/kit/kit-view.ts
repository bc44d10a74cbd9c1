import { calendarDay, choice, pageNumber, slugs, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** The samples that follow the address. */
export const kitList = listAddress({
  path: path.kit(),
  tabs: ['week'],
  fields: {
    week: calendarDay(),
    region: slugs(20),
    search: words(),
    sort: choice(['name', '-name', 'points', '-points'], 'name'),
    page: pageNumber(),
  },
});

export type KitView = ViewOf<typeof kitList>;
