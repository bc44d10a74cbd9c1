import type { SurveyForTaking } from '@/api/surveys/queries';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { FavoriteButton } from '@/components/blocks/favorite-button/favorite-button';
import { LikeButton } from '@/components/blocks/like-button/like-button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { points } from '@/lib/format/number';
import { SurveyLocked } from './survey-locked';
import { SurveyTaking } from './survey-taking';
import styles from './survey-taking.module.css';

interface SurveyScreenProps {
  survey: SurveyForTaking;
  userId: string;
  next: readonly NextStep[];
  now: Date;
}

/** The survey as it stands for this person: to be answered, or closed and why, or what was answered. */
export function SurveyScreen({ survey, userId, next, now }: SurveyScreenProps) {
  const { title, description, countPoints, lockedBecause } = survey;
  if (lockedBecause) return <SurveyLocked {...{ survey, next, now }} lock={lockedBecause} />;
  const item = `survey-${survey.id}`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {description && <p className={styles.lead}>{description}</p>}
        <div className={styles.acts}>
          {countPoints > 0 && <DropTag>{points(countPoints)} за ответы</DropTag>}
          <LikeButton
            type="learning"
            id={item}
            look="plain"
            {...{ title, isLiked: survey.isLiked, likeCount: survey.likeCount }}
          />
          <FavoriteButton id={item} title={title} isFavorite={survey.isFavorite} kind="plain" />
        </div>
      </header>
      <noscript>
        <p>Чтобы ответить, включите JavaScript в браузере: ответы сохраняются с его помощью.</p>
      </noscript>
      <SurveyTaking key={survey.id} survey={survey} userId={userId} next={next} />
    </div>
  );
}
