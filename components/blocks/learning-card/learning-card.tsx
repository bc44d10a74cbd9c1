import type { ReactNode } from 'react';
import type { Learning } from '@/api/learnings/queries';
import { isFresh, learningState, type LearningState } from '@/lib/domain/learning';
import { FavoriteButton } from '../favorite-button/favorite-button';
import { LikeButton } from '../like-button/like-button';
import { LearningPicture } from './learning-picture';
import { TestSlip } from './test-slip';

export interface LearningCardProps {
  item: Learning;
  /** The request's one moment: every card of a page tells its state by the same clock. */
  now: Date;
  /** A like in the picture's corner where items are read; where they are kept, the favourite mark beside the words. */
  corner?: 'like' | 'favorite';
  /** Brand's name over the title, where several brands stand together. */
  branded?: boolean;
  /** The page opens with it: its picture is loaded first. */
  first?: boolean;
  /** Its description stands under the title. */
  described?: boolean;
  /** What the page goes on with: the one filled button among the cards. */
  lead?: boolean;
  level?: 2 | 3 | 4;
  full?: boolean;
  sizes?: string;
  className?: string;
}

export type LearningFace = LearningCardProps & {
  state: LearningState;
  /** What the badge says: of a novelty that has been there a while nothing. */
  badge: LearningState;
  action: ReactNode;
};

/** A learning item in the silhouette of its kind: a test's slip, a video, an article, a module's plate. */
export function LearningCard({ corner = 'like', ...props }: LearningCardProps) {
  const { item, now } = props;
  const action = <Corner item={item} corner={corner} />;
  const state = learningState(item, now);
  const badge = state === 'new' && !isFresh(item, now) ? 'open' : state;
  const face = { ...props, corner, state, badge, action };
  const isTest = item.type === 'test' || item.type === 'express-training' || item.type === 'survey';
  return isTest ? <TestSlip {...face} /> : <LearningPicture {...face} />;
}

/** An article's like is the same one as on its own page; its count is shown there. */
function Corner({ item, corner }: { item: Learning; corner: 'like' | 'favorite' }) {
  const title = item.title ?? '';
  if (corner === 'favorite')
    return <FavoriteButton kind="plain" id={item.id} title={title} isFavorite={item.isFavorite} />;
  if (item.type !== 'article' && item.type !== 'video') return null;
  return (
    <LikeButton type="article" id={item.modelId} title={title} isLiked={item.likeId !== null} likeCount={0} />
  );
}
