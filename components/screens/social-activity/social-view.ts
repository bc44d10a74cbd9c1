import { REVIEW_STATUSES } from '@/lib/domain/reviews';
import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const socialList = listAddress({
  path: path.socialActivity(),
  fields: { status: choice(REVIEW_STATUSES), page: pageNumber() },
});

export type SocialView = ViewOf<typeof socialList>;
