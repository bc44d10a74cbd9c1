import { Island } from '../flat/island';
import { LikeFace } from './like-face';
import type { LikeButtonProps } from './live-like';

/** A like of one item on a page rendered by the server. */
export function LikeButton(props: LikeButtonProps) {
  const { isLiked, likeCount, title, look } = props;
  const face = <LikeFace liked={isLiked} count={likeCount} title={title} look={look} />;
  return <Island name="like" props={props} face={face} />;
}
