import type { SurveyForTaking } from '@/api/surveys/queries';
import { ClosedNotice } from '@/components/blocks/answering/closed-notice';
import { LeaveQuestions } from '@/components/blocks/answering/leave-questions';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { ButtonLink } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { askedQuestions, isAnswered } from '@/lib/domain/surveys';
import * as path from '@/lib/routes/path';
import { lockWords, type Lock } from './survey-words';
import styles from './survey-taking.module.css';

interface SurveyLockedProps {
  survey: SurveyForTaking;
  lock: Lock;
  next: readonly NextStep[];
  now: Date;
}

const BADGES = {
  'not-started': { icon: 'lock', title: 'Закрыт' },
  ended: { icon: 'lock', title: 'Завершён' },
  done: { icon: 'done', title: 'Пройден' },
} as const;

/** A survey that can't be answered now: why, what was answered, and where to go instead. */
export function SurveyLocked({ survey, lock, next, now }: SurveyLockedProps) {
  const words = lockWords(lock, survey, now);
  const [step] = next;
  return (
    <div className={styles.closed}>
      <LeaveQuestions />
      <ClosedNotice
        of={survey}
        most={lock === 'done' ? 0 : survey.countPoints}
        badge={BADGES[lock]}
        date={lock === 'not-started' ? survey.startDate : null}
      >
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.text}</p>
      </ClosedNotice>
      {lock === 'done' && <GivenAnswers survey={survey} />}
      <div className={styles.acts}>
        {step && <ButtonLink href={step.href}>{step.title}</ButtonLink>}
        <ButtonLink href={path.learnings()} kind={step ? 'quiet' : 'main'}>
          Ко всем обучениям
        </ButtonLink>
      </div>
    </div>
  );
}

/** The person's answers, in the order of the questions. */
function GivenAnswers({ survey }: { survey: SurveyForTaking }) {
  const given = new Map(survey.answers.map((answer) => [answer.questionId, answer]));
  return (
    <Panel as="section" aria-labelledby="given-answers" className={styles.given}>
      <h2 id="given-answers">Ваши ответы</h2>
      <dl className={styles.given}>
        {askedQuestions(survey, survey.answers).map(({ id, text, options }) => {
          const answer = given.get(id);
          const chosen = options.flatMap((option, at) =>
            answer?.optionIds.includes(option.id) ? [option.text || `вариант ${String(at + 1)}`] : [],
          );
          const own = answer?.ownAnswer ? [`«${answer.ownAnswer}»`] : [];
          return (
            <div key={id}>
              <dt>{text}</dt>
              <dd>{isAnswered(answer) ? [...chosen, ...own].join(', ') : 'Без ответа'}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
