'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { LikeFace } from '@/components/blocks/like-button/like-face';
import { useLike, type Like, type Likeable } from '@/components/blocks/like-button/use-like';

const Shared = createContext<Like | null>(null);

/** Shares one like between the icon and the button after the text. */
export function ArticleLike({ item, children }: { item: Likeable; children: ReactNode }) {
  return <Shared value={useLike(item)}>{children}</Shared>;
}

/** Like as an icon with the number under it. */
export function LikeAtHand({ title }: { title: string }) {
  const like = useContext(Shared);
  return like && <LikeFace {...like} title={title} look="line" />;
}

/** Like as a button with words, after the text. */
export function LikeAtEnd({ title }: { title: string }) {
  const like = useContext(Shared);
  return like && <LikeFace {...like} title={title} look="words" />;
}
