import type { SentAttempt } from '@/api/testing/queries';
import { ResultsQuestions, ResultsTab } from '@/components/blocks/results/results-parts';
import { takenWords } from '@/components/blocks/results/taken-words';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Facts } from '@/components/ui/facts/facts';
import { Icon } from '@/components/ui/icon/icon';
import { formatDateTime } from '@/lib/format/date';
import { points as pointsWords } from '@/lib/format/number';
import { scoreWords } from './score-words';
import { resultsList, type ResultsView } from './results-view';
import styles from './results.module.css';

const secondsOf = ({ startedAt, submittedAt }: SentAttempt) =>
  Math.max(0, Math.round((Date.parse(submittedAt) - Date.parse(startedAt)) / 1000));

/** One attempt with the questions as the person got them: chosen and right options. */
export function AttemptView({ view, attempt }: { view: ResultsView; attempt: SentAttempt }) {
  const { name, pharmacy, correctAnswersCount, questionsCount, repeatDatetime, questions } = attempt;
  return (
    <ResultsTab>
      <ButtonLink size="s" kind="quiet" icon="left" href={resultsList.href(view, { attempt: undefined })}>
        Все попытки
      </ButtonLink>
      <h2>{name}</h2>
      <Facts
        rows={[
          ['Аптека', pharmacy],
          ['Отправлен', formatDateTime(attempt.submittedAt)],
          ['Заняло', takenWords(secondsOf(attempt))],
          ['Верно', `${String(correctAnswersCount)} из ${String(questionsCount)}`],
          ['Начислено', pointsWords(attempt.points)],
          ['Как посчитано', scoreWords(attempt)],
          ['Версия теста', String(attempt.revision)],
          ['Можно повторить', repeatDatetime && formatDateTime(repeatDatetime)],
        ]}
      />
      <ResultsQuestions
        level={3}
        questions={questions.map(({ text, isRight, points: earned, options, explanation }, at) => ({
          id: String(at),
          head: (
            <>
              {text} <Badge kind={isRight ? 'good' : 'bad'}>{isRight ? 'Верно' : 'Ошибка'}</Badge>
              {earned !== null && <span className={styles.small}>{pointsWords(earned)}</span>}
            </>
          ),
          body: (
            <>
              <ul className={styles.chosen}>
                {options.map((option, nth) => (
                  <li key={nth} data-chosen={option.isChosen || undefined}>
                    <Icon name={option.isRight ? 'check' : option.isChosen ? 'close' : 'minus'} size="s" />
                    <span>
                      {option.text}
                      {option.isChosen && <b> — выбран</b>}
                      {option.isRight && <span className={styles.small}> верный</span>}
                    </span>
                  </li>
                ))}
              </ul>
              {explanation && <p className={styles.small}>{explanation}</p>}
            </>
          ),
        }))}
      />
    </ResultsTab>
  );
}
