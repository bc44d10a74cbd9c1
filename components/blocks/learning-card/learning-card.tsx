import type { ReactNode } from 'react';
import type { Learning } from '@/api/learnings/queries';
import { isFresh, learningState, type LearningState } from '@/lib/domain/learning';
import { FavoriteButton } from '../favorite-button/favorite-button';
import { LikeButton } from '../like-button/like-button';
import { LearningPicture } from './learning-picture';
import { TestSlip } from './test-slip';

export interface LearningCardProps {
  item: Learning;
  /** Time of the request: all cards of a page derive their state from it. */
  now: Date;
  /** `like`: a like in the picture's corner, in lists for reading; `favorite`: the favourite mark beside the words. */
  corner?: 'like' | 'favorite';
  /** Shows the brand's name over the title, where a list has several brands. */
  branded?: boolean;
  /** Whether the card is at the top of the page, so that its picture is loaded first. */
  first?: boolean;
  /** Shows the description under the title. */
  described?: boolean;
  /** The item that the page suggests next: the only filled button among the cards. */
  lead?: boolean;
  level?: 2 | 3 | 4;
  full?: boolean;
  sizes?: string;
  className?: string;
}

export type LearningFace = LearningCardProps & {
  state: LearningState;
  /** State shown by the badge; none for an item that is no longer new. */
  badge: LearningState;
  action: ReactNode;
};

/** A learning item in the form of its kind: a test's slip, a video, an article, a module's plate. */
export function LearningCard({ corner = 'like', ...props }: LearningCardProps) {
  const { item, now } = props;
  const action = <Corner item={item} corner={corner} />;
  const state = learningState(item, now);
  const badge = state === 'new' && !isFresh(item, now) ? 'open' : state;
  const face = { ...props, corner, state, badge, action };
  const isTest = item.type === 'test' || item.type === 'express-training' || item.type === 'survey';
  return isTest ? <TestSlip {...face} /> : <LearningPicture {...face} />;
}

/** An article's like is the same as on its page, which shows the count. */
function Corner({ item, corner }: { item: Learning; corner: 'like' | 'favorite' }) {
  const title = item.title ?? '';
  if (corner === 'favorite')
    return <FavoriteButton kind="plain" id={item.id} title={title} isFavorite={item.isFavorite} />;
  if (item.type !== 'article' && item.type !== 'video') return null;
  return (
    <LikeButton type="article" id={item.modelId} title={title} isLiked={item.likeId !== null} likeCount={0} />
  );
}
