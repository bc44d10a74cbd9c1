import type { RefObject } from 'react';
import type { SurveyForTaking } from '@/api/surveys/queries';
import { AnswerOption } from '@/components/blocks/answering/answer-option';
import { useEarlyChoice } from '@/components/blocks/answering/use-early-choice';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { answerOf, choicesOf } from '@/lib/domain/surveys';
import { OwnAnswer } from './own-answer';
import styles from './survey-taking.module.css';
import { hintOf } from './survey-words';

interface SurveyQuestionProps {
  question: SurveyForTaking['questions'][number];
  /** From 1, among those that are asked. */
  number: number;
  total: number;
  choices: readonly string[];
  /** The question that a phone shows. */
  isCurrent: boolean;
  heading: RefObject<HTMLHeadingElement | null> | null;
  isMissing: boolean;
  closed: boolean;
  onAnswer: (choices: string[]) => void;
}

/** One question: a choice, several, or one's own words. */
export function SurveyQuestion(props: SurveyQuestionProps) {
  const { question, number, total, choices, isCurrent, heading, isMissing, closed, onAnswer } = props;
  const { id, type, options, ownAnswerAllowed, isRequired, image } = question;
  const { optionIds, ownAnswer } = answerOf(id, choices);
  const isSingle = type === 'single_choice';
  const { fields } = useEarlyChoice(optionIds, (ids) => onAnswer(choicesOf({ optionIds: ids, ownAnswer })));
  const choose = (option: string) => {
    if (isSingle) return onAnswer([option]);
    const next = optionIds.includes(option)
      ? optionIds.filter((one) => one !== option)
      : [...optionIds, option];
    onAnswer(choicesOf({ optionIds: next, ownAnswer }));
  };
  const write = (text: string) =>
    onAnswer(choicesOf({ optionIds: isSingle && text.trim() ? [] : optionIds, ownAnswer: text }));
  return (
    <section
      className={styles.question}
      data-current={isCurrent || undefined}
      data-question={id}
      aria-labelledby={`title-${id}`}
    >
      <p className={styles.count}>
        Вопрос {number} из {total}
        {!isRequired && ', можно пропустить'}
      </p>
      <h2 ref={heading} id={`title-${id}`} tabIndex={-1} className={styles.title}>
        <Hidden>Вопрос {number}. </Hidden>
        {question.text}
      </h2>
      {image && <img className={styles.shot} src={image.originalUrl} alt={image.name} loading="lazy" />}
      <fieldset
        ref={fields}
        className={styles.answers}
        disabled={closed}
        aria-describedby={isMissing ? `missing-${id}` : undefined}
      >
        <legend className={styles.hint}>{hintOf(question)}</legend>
        {options.map((option) => (
          <AnswerOption
            key={option.id}
            option={option}
            name={`question-${id}`}
            many={!isSingle}
            checked={optionIds.includes(option.id)}
            onChoose={() => choose(option.id)}
          />
        ))}
        {ownAnswerAllowed && (
          <OwnAnswer value={ownAnswer} isAlone={options.length === 0} disabled={closed} onChange={write} />
        )}
      </fieldset>
      {isMissing && (
        <p id={`missing-${id}`} className={styles.missing}>
          <Icon name="warn" size="s" /> Ответьте на этот вопрос
        </p>
      )}
    </section>
  );
}
