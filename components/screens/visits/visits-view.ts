import { choice, flag, id, pageNumber, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';

/**
 * The door of a training: `/lk/trainings/pharmacist-visit?training=7&search=…&visited=0`. `at`: path of the page, as
 * two sections share it.
 */
export const visitsList = listAddress({
  path: ({ at }: { at: string }) => at,
  tabs: ['training', 'sheet'],
  fields: {
    training: id(),
    search: words(),
    /** The list to print and sign. */
    sheet: flag(),
    visited: choice(['0', '1']),
    page: pageNumber(),
  },
});

/** `at`: path of the page; `recording`: path of the page in the same section that records people. */
export type VisitsView = ViewOf<typeof visitsList> & { at: string; recording: string };
