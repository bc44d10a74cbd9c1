'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { LikeFace } from '@/components/blocks/like-button/like-face';
import { useLike, type Like, type Likeable } from '@/components/blocks/like-button/use-like';

const Shared = createContext<Like | null>(null);

/** One like for the button at hand and the one at the end. */
export function ArticleLike({ item, children }: { item: Likeable; children: ReactNode }) {
  return <Shared value={useLike(item)}>{children}</Shared>;
}

/** The icon with the number under it. */
export function LikeAtHand({ title }: { title: string }) {
  const like = useContext(Shared);
  return like && <LikeFace {...like} title={title} look="line" />;
}

/** The words after the text. */
export function LikeAtEnd({ title }: { title: string }) {
  const like = useContext(Shared);
  return like && <LikeFace {...like} title={title} look="words" />;
}
