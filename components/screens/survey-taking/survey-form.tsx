import { useState, type FormEvent } from 'react';
import type { SurveyForTaking } from '@/api/surveys/queries';
import { useQuestion } from '@/components/blocks/answering/use-question';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { SurveyQuestion } from './survey-question';
import styles from './survey-taking.module.css';
import { missingWords } from './survey-words';

interface SurveyFormProps {
  asked: SurveyForTaking['questions'];
  /** Ids of required questions without an answer. */
  missing: readonly string[];
  choices: Readonly<Record<string, readonly string[]>>;
  closed: boolean;
  busy: boolean;
  onAnswer: (questionId: string, choices: string[]) => void;
  send: () => void;
}

/** The heading of a question, which takes the focus. */
const headingOf = (id: string) => document.getElementById(`title-${id}`);

/** The questions and the submit button, which first shows the missing answers. */
export function SurveyForm({ asked, missing, choices, closed, busy, onAnswer, send }: SurveyFormProps) {
  const firstOpen = asked.findIndex(({ id }) => !choices[id]?.length);
  const { index, go, heading } = useQuestion(Math.max(0, firstOpen), asked.length);
  const [showsMissing, setShowsMissing] = useState(false);
  const current = Math.min(index, asked.length - 1);
  const isLast = current === asked.length - 1;

  function finish(): void {
    const [first] = missing;
    if (first === undefined) return send();
    setShowsMissing(true);
    go(asked.findIndex(({ id }) => id === first));
    // a phone has to show the question before it can take the focus
    requestAnimationFrame(() => headingOf(first)?.focus());
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!closed) finish();
  };
  return (
    <form
      onSubmit={submit}
      className={styles.form}
      autoComplete="off"
      aria-label="Опрос"
      data-begun={current > 0 || undefined}
    >
      {asked.map((question, at) => (
        <SurveyQuestion
          key={question.id}
          question={question}
          number={at + 1}
          total={asked.length}
          choices={choices[question.id] ?? []}
          isCurrent={at === current}
          heading={at === current ? heading : null}
          isMissing={showsMissing && missing.includes(question.id)}
          closed={closed}
          onAnswer={(given) => onAnswer(question.id, given)}
        />
      ))}
      {showsMissing && missing.length > 0 && (
        <p role="status" className={styles.missing}>
          {missingWords(missing.length)}
        </p>
      )}
      <div className={styles.foot} data-last={isLast || undefined}>
        {current > 0 && (
          <Button kind="quiet" icon="left" className={styles.step} onClick={() => go(current - 1)}>
            Назад
          </Button>
        )}
        {!isLast && (
          <Button
            className={styles.step}
            // the second press of a double click would skip the next question
            onClick={({ detail }) => detail < 2 && go(current + 1)}
          >
            Дальше
            <Icon name="right" size="s" />
          </Button>
        )}
        <Button type="submit" loading={busy} className={styles.send}>
          Отправить ответы
        </Button>
      </div>
    </form>
  );
}
