import { articleListQuery } from '@/api/articles/queries';
import { EMPTY_BRAND } from '@/lib/routes/sections';

/** One row of tiles. */
const MOST = 4;

/** Articles with the most likes. */
export const popularQuery = () =>
  articleListQuery({ kind: 'article', brand: EMPTY_BRAND, sort: '-likeCount' }, MOST);
