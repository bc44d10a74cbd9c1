import { useId, type FormEvent, type RefObject } from 'react';
import { useEarlyChoice } from '@/components/blocks/answering/use-early-choice';
import type { TestForTaking } from '@/api/tests/queries';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { AnswerOption } from '@/components/blocks/answering/answer-option';
import type { SaveState } from '@/components/blocks/answering/save-state';
import { typeset } from '@/lib/format/typeset';
import styles from './question-form.module.css';
import { SavedState } from '@/components/blocks/answering/saved-state';

type Question = TestForTaking['questions'][number];

interface QuestionFormProps {
  question: Question;
  /** From 1. */
  number: number;
  total: number;
  /** How many options to choose, and what a choice is worth. */
  hint: string;
  chosen: readonly string[];
  state: SaveState;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (optionIds: string[]) => void;
  onBack: (() => void) | null;
  onNext: () => void;
  last: boolean;
  closed: boolean;
  /** Lead of the whole test, shown on its first question: a picture, and on a phone its points and allowed errors. */
  lead?: { image: TestForTaking['image']; words: string } | null;
}

/** The chosen options after a press: the pressed one alone, or toggled in a multiple choice. */
export function chosenAfter(type: Question['type'], chosen: readonly string[], id: string): string[] {
  if (type === 'single_choice') return [id];
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

/** State of saving for this question: without an answer, «saved» and «saving» are of another question. */
function ownState(state: SaveState, chosen: readonly string[]): SaveState {
  return chosen.length === 0 && (state === 'saved' || state === 'saving') ? 'none' : state;
}

/** One question: Enter goes on, arrows and the space bar choose. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, number, total, hint, chosen, state, heading, closed, lead, onAnswer, onNext } = props;
  const image = question.image ?? lead?.image;
  const id = useId();
  const many = question.type === 'multiple_choice';
  const { fields, ready } = useEarlyChoice(chosen, onAnswer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!closed) onNext();
  };
  return (
    <form
      className={styles.card}
      data-bare={image ? undefined : ''}
      onSubmit={submit}
      autoComplete="off"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.top}>
        <p className={styles.count}>
          Вопрос {number} из {total}
        </p>
        <SavedState state={ownState(state, chosen)} />
      </div>
      <h1 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
        <Hidden>Вопрос {number}. </Hidden>
        {typeset(question.text)}
      </h1>
      {lead && <p className={styles.lead}>{typeset(lead.words)}</p>}
      {image && (
        <div className={styles.shot}>
          <img
            src={image.originalUrl}
            alt={question.image?.name ?? ''}
            decoding="async"
            fetchPriority="high"
          />
        </div>
      )}
      <fieldset ref={fields} className={styles.answers} disabled={closed}>
        <legend className={styles.hint}>{hint}</legend>
        {question.options.map((option) => (
          <AnswerOption
            key={option.id}
            option={option}
            name={`question-${question.id}`}
            many={many}
            checked={chosen.includes(option.id)}
            onChoose={() => onAnswer(chosenAfter(question.type, chosen, option.id))}
          />
        ))}
      </fieldset>
      <Foot {...props} ready={ready} />
    </form>
  );
}

function Foot({ onBack, last, closed, ready, state }: QuestionFormProps & { ready: boolean }) {
  return (
    <div className={styles.foot}>
      {onBack ? (
        <Button kind="quiet" icon="left" onClick={({ detail }) => detail < 2 && onBack()}>
          Назад
        </Button>
      ) : (
        <span />
      )}
      {state === 'sent' ? (
        // the page shows the result by itself after a refresh; this button is for when the refresh fails
        <Button onClick={() => window.location.reload()}>Показать результат</Button>
      ) : (
        <Button
          type={ready ? 'submit' : 'button'}
          loading={closed}
          // the second press of a double click would skip the next question
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {last ? 'Завершить тест' : 'Дальше'}
          {!last && <Icon name="right" size="s" />}
        </Button>
      )}
    </div>
  );
}
