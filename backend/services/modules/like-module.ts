import { viewerOf, type Ctx } from '../../http/context';
import { rate } from '../ratings/rate';
import { findModule } from './get-module';

/** Likes a module or removes the like, in the same row as the like of its learning item. 404. */
export async function likeModule(ctx: Ctx, name: string, isLiked: boolean) {
  viewerOf(ctx);
  const { module } = await findModule(ctx, name);
  const rated = await rate(ctx, {
    rateableId: `interactive_module-${module.id}`,
    rateableType: 'learning',
    rating: isLiked ? 1 : 0,
  });
  return {
    id: module.id,
    isLiked,
    likesCount: rated.likeCount,
    ratingId: isLiked ? rated.id : null,
  };
}
