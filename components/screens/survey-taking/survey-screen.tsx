import type { SurveyForTaking } from '@/api/surveys/queries';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { SurveyLocked } from './survey-locked';
import { SurveyTaking } from './survey-taking';
import styles from './survey-taking.module.css';

interface SurveyScreenProps {
  survey: SurveyForTaking;
  userId: string;
  next: readonly NextStep[];
  now: Date;
}

/** The survey in its state for this person: questions to answer, or why it is closed and what was answered. */
export function SurveyScreen({ survey, userId, next, now }: SurveyScreenProps) {
  const { title, description, lockedBecause } = survey;
  if (lockedBecause) return <SurveyLocked {...{ survey, next, now }} lock={lockedBecause} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {description && <p className={styles.lead}>{description}</p>}
      </header>
      <noscript>
        <p>Чтобы ответить, включите JavaScript в браузере: ответы сохраняются с его помощью.</p>
      </noscript>
      <SurveyTaking key={survey.id} survey={survey} userId={userId} next={next} />
    </div>
  );
}
