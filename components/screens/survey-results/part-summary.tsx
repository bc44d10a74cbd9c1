import type { SurveyPart, SurveyResults } from '@/api/surveying/queries';
import { ResultsQuestions } from '@/components/blocks/results/results-parts';
import { BarTable } from '@/components/ui/chart/bar-table';
import { Note } from '@/components/ui/note/note';
import { FEWEST } from '@/lib/domain/hidden-cells';
import { formatNumber } from '@/lib/format/number';
import { optionTitle } from './summary-tab';
import styles from './survey-results.module.css';

interface PartSummaryProps {
  part: SurveyPart;
  results: SurveyResults;
  /** The part is of some weeks. */
  isOfDays: boolean;
}

/** Answers of some of the people; numbers that could identify a person are hidden. */
export function PartSummary({ part, results, isOfDays }: PartSummaryProps) {
  const { title, sent } = part;
  if (sent === null)
    return (
      <Note>
        {title}: ответили меньше {FEWEST} человек. Ответы не показываем, по ним было бы видно, кто как
        ответил.
      </Note>
    );
  const isAnyHidden = part.questions.some(({ answered, options, own }) =>
    [answered, own, ...options].some(({ isLeast }) => isLeast),
  );
  return (
    <>
      <p>
        <b>{title}.</b> Ответили: {formatNumber(sent)}
      </p>
      <ResultsQuestions
        questions={part.questions.map((answers) => {
          const question = results.questions.find(({ id }) => id === answers.id);
          return {
            id: answers.id,
            head: question?.text,
            body: question && <Answers {...{ answers, question }} />,
          };
        })}
      />
      <p className={styles.small}>
        {isAnyHidden &&
          `Скрыто там, где меньше ${String(FEWEST)} человек, и там, откуда это можно было бы вычислить. «От» значит, что часть людей скрыта. `}
        {isOfDays && 'Недели считаем целиком. '}
        Слова людей здесь не показываем, объединённые ответы остаются своими.
      </p>
    </>
  );
}

interface AnswersProps {
  answers: SurveyPart['questions'][number];
  question: SurveyResults['questions'][number];
}

function Answers({ answers, question }: AnswersProps) {
  const { answered, options, own } = answers;
  const counts = question.ownAnswerAllowed ? [...options, own] : options;
  if (counts.every(({ count, isLeast }) => isLeast && count === 0))
    return (
      <p className={styles.small}>
        {!answered.isLeast && `Ответили: ${formatNumber(answered.count)}. `}
        Что ответили, скрыто.
      </p>
    );
  const rows = [
    ...question.options.map((option, at) => {
      const { count = 0, isLeast = true } = options[at] ?? {};
      return { key: option.id, title: optionTitle({ ...option, merged: 0 }), value: count, isLeast };
    }),
    ...(question.ownAnswerAllowed
      ? [{ key: 'own', title: 'Свой ответ', value: own.count, isLeast: own.isLeast }]
      : []),
  ];
  return (
    <>
      <p className={styles.facts}>
        <span>
          Ответили: {answered.isLeast && 'от '}
          {formatNumber(answered.count)}
        </span>
        {question.type === 'multiple_choice' && <span>Можно выбрать несколько</span>}
      </p>
      <BarTable
        caption={question.text}
        of="Ответ"
        counted="Человек"
        rows={rows}
        whole={answered.isLeast ? null : answered.count}
      />
    </>
  );
}
