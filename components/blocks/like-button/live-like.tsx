'use client';

import { LikeFace, type LikeLook } from './like-face';
import { useLike, type Likeable } from './use-like';

export type LikeButtonProps = Likeable & LikeLook;

/** A like of one item, with its action. */
export function LiveLike({ title, look, ...item }: LikeButtonProps) {
  return <LikeFace {...useLike({ ...item, title })} title={title} look={look} />;
}
