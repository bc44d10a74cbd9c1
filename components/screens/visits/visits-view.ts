import { choice, flag, id, pageNumber, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';

/** The door of a training: `/lk/trainings/pharmacist-visit?training=7&search=…&visited=0`; `at`: the page's own path, as two sections share it. */
export const visitsList = listAddress({
  path: ({ at }: { at: string }) => at,
  tabs: ['training', 'sheet'],
  fields: {
    training: id(),
    search: words(),
    /** The list to sign, on paper. */
    sheet: flag(),
    visited: choice(['0', '1']),
    page: pageNumber(),
  },
});

/** The page itself, and where the same section records. */
export type VisitsView = ViewOf<typeof visitsList> & { at: string; recording: string };
