import { LEARNING_TYPES } from '@/lib/domain/learning';
import { choice, pageNumber, slug } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const noveltyList = listAddress({
  path: path.novelties(),
  fields: { type: choice(LEARNING_TYPES), mark: slug(60), page: pageNumber() },
});

export type NoveltiesView = ViewOf<typeof noveltyList>;
