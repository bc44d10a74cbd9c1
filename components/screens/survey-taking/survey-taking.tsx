'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  FIRST_ATTEMPT,
  freshSurvey,
  keepSurveyAnswers,
  savedChoices,
  type SurveyForTaking,
} from '@/api/surveys/queries';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { isOver } from '@/components/blocks/answering/save-state';
import { useAnswers } from '@/components/blocks/answering/use-answers';
import { storedDraft } from '@/components/blocks/test-draft/draft';
import { fitDraft } from '@/components/blocks/test-draft/fit-draft';
import { answerOf, fitTo } from '@/lib/domain/surveys';
import { markBusy } from '@/lib/pwa/busy';
import { SurveyAside } from './survey-aside';
import { SurveyForm } from './survey-form';
import styles from './survey-taking.module.css';
import { useAsked } from './use-asked';
import { useSendSurvey } from './use-send-survey';

interface SurveyTakingProps {
  survey: SurveyForTaking;
  userId: string;
  next: readonly NextStep[];
}

/** All asked questions on one page, on a phone one at a time; each answer is saved when given. */
export function SurveyTaking({ survey, userId: given, next }: SurveyTakingProps) {
  // another person may sign in and refresh: the answers here stay the first person's
  const [userId] = useState(given);
  const saved = useMemo(
    () => ({ answers: savedChoices(survey), answersSavedAt: survey.answersSavedAt }),
    [survey],
  );
  const { id, title } = survey;
  const { store, view } = useAnswers(saved, () => ({
    save: (answers) => keepSurveyAnswers(survey, answers),
    load: async () => {
      const fresh = await freshSurvey(id);
      return fresh.lockedBecause ? null : { ...fresh, answers: savedChoices(fresh) };
    },
    refit: async () => {
      const fresh = await freshSurvey(id);
      return fresh.lockedBecause ? null : fitTo(fresh.questions);
    },
    draft: () => {
      const draft = storedDraft({ kind: 'survey', userId, id, attempt: FIRST_ATTEMPT, title });
      // answers given offline may be of an older version
      fitDraft(draft, fitTo(survey.questions));
      return draft;
    },
  }));
  const answers = useMemo(
    () => Object.entries(view.answers).map(([questionId, choices]) => answerOf(questionId, choices)),
    [view.answers],
  );
  const { asked, missing, answered, appeared } = useAsked(survey, answers);
  const { send, busy } = useSendSurvey({ survey, userId, store, next });
  const over = isOver(view.state);
  useEffect(() => (over ? undefined : markBusy('test')), [over]);
  return (
    <div className={styles.taking} data-outbox="">
      <SurveyAside {...{ survey, answered }} total={asked.length} state={view.state} />
      <p className={styles.said} aria-live="polite">
        {appeared}
      </p>
      <SurveyForm
        {...{ asked, missing, send, busy }}
        choices={view.answers}
        closed={over || busy}
        onAnswer={store.give.bind(store)}
      />
    </div>
  );
}
