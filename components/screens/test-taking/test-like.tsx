import type { TestForTaking } from '@/api/tests/queries';
import { LiveLike } from '@/components/blocks/like-button/live-like';

type Named = Pick<TestForTaking, 'id' | 'availableErrorsCount'>;
type Liked = Named & Pick<TestForTaking, 'title' | 'isLiked' | 'likeCount' | 'ratingId'>;

/** Id of the test as a learning item, which likes and favourites use. */
export const learningIdOf = ({ id, availableErrorsCount }: Named): string =>
  `${availableErrorsCount > 0 ? 'express-training' : 'test'}-${id}`;

/** A like of the test. */
export function TestLike({ test, look = 'plain' }: { test: Liked; look?: 'plain' | 'words' }) {
  const { title, isLiked, likeCount } = test;
  return <LiveLike type="learning" id={learningIdOf(test)} look={look} {...{ title, isLiked, likeCount }} />;
}
