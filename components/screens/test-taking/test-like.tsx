import type { TestForTaking } from '@/api/tests/queries';
import { LikeButton } from '@/components/blocks/like-button/like-button';

type Liked = Pick<TestForTaking, 'id' | 'title' | 'availableErrorsCount' | 'ratingId'>;

/** The test among the learning items, where likes and favourites name it. */
export const learningIdOf = ({ id, availableErrorsCount }: Omit<Liked, 'ratingId' | 'title'>): string =>
  `${availableErrorsCount > 0 ? 'express-training' : 'test'}-${id}`;

/** A like of the test; how many others like it is not told. */
export function TestLike({ test, look = 'plain' }: { test: Liked; look?: 'plain' | 'words' }) {
  const { title, ratingId } = test;
  const liked = { isLiked: ratingId !== null, likeCount: 0, ratingId };
  return <LikeButton type="learning" id={learningIdOf(test)} title={title} look={look} {...liked} />;
}
