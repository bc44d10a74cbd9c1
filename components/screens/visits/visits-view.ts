import { choice, pageNumber, text, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** The door of a training: `/lk/trainings/pharmacist-visit?training=7&search=…&visited=0`. */
export const visitsList = listAddress({
  path: path.trainingVisits(),
  tabs: ['training'],
  fields: {
    training: text(/^\d{1,18}$/),
    search: words(),
    visited: choice(['0', '1']),
    page: pageNumber(),
  },
});

export type VisitsView = ViewOf<typeof visitsList>;
