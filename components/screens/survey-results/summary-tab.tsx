import type { SurveyResults } from '@/api/surveying/queries';
import { ResultsFigures, ResultsFunnel, ResultsQuestions } from '@/components/blocks/results/results-parts';
import { takenWords } from '@/components/blocks/results/taken-words';
import { Badge } from '@/components/ui/badge/badge';
import { BarTable } from '@/components/ui/chart/bar-table';
import { TextLink } from '@/components/ui/text-link/text-link';
import { formatDateTime } from '@/lib/format/date';
import { counted, formatNumber, percent } from '@/lib/format/number';
import { resultsList, type ResultsView } from './results-view';
import styles from './survey-results.module.css';

type Question = SurveyResults['questions'][number];
type Option = Question['options'][number];

const PEOPLE = ['человека', 'человек', 'человек'] as const;
const ANSWERS = ['ответ', 'ответа', 'ответов'] as const;

/** How many people open, begin and send the survey, and how they answered each question. */
export function Summary({ view, results }: { view: ResultsView; results: SurveyResults }) {
  const { opened, begun, sent, pointsPaid, medianSeconds, lastSentAt, questions } = results;
  return (
    <>
      <ResultsFunnel
        steps={[
          ['Открыли', opened],
          ['Начали', begun],
          ['Ответили', sent],
        ]}
      />
      <ResultsFigures
        rows={[
          ['Обычно занимает', medianSeconds === null ? '—' : takenWords(medianSeconds)],
          ['Начислено баллов', formatNumber(pointsPaid)],
          ['Не закончили', formatNumber(begun - sent)],
          ['Последний ответ', lastSentAt ? formatDateTime(lastSentAt) : '—'],
        ]}
      />
      <ResultsQuestions
        questions={questions.map((question) => ({
          id: question.id,
          head: (
            <>
              {question.text} {question.isRetired && <Badge kind="plain">Больше не задаётся</Badge>}
            </>
          ),
          body: <Answers question={question} view={view} />,
        }))}
      />
    </>
  );
}

export function optionTitle({ text, isRetired, merged }: Option) {
  return (
    <>
      {text}
      {isRetired && <span className={styles.small}> · в опросе больше нет</span>}
      {merged > 0 && <span className={styles.small}> · своими словами: {formatNumber(merged)}</span>}
    </>
  );
}

function Answers({ question, view }: { question: Question; view: ResultsView }) {
  const { id, text, type, asked, answered, earlier, options } = question;
  const own = question.ownAnswers - question.mergedAnswers;
  const rows = [
    ...options.map((option) => ({ key: option.id, title: optionTitle(option), value: option.count })),
    ...(question.ownAnswerAllowed ? [{ key: 'own', title: 'Свой ответ', value: own }] : []),
  ];
  return (
    <>
      <p className={styles.facts}>
        <span>Спросили {counted(asked, PEOPLE)}</span>
        <span>
          Ответили: {formatNumber(answered)}
          {asked > 0 && ` (${percent(answered / asked)})`}
        </span>
        {type === 'multiple_choice' && <span>Можно выбрать несколько</span>}
      </p>
      {earlier.length > 0 && (
        <p className={styles.small}>Спрашивали и так: {earlier.map((words) => `«${words}»`).join(', ')}</p>
      )}
      <BarTable caption={text} of="Ответ" counted="Человек" rows={rows} whole={answered} />
      {question.ownAnswers > 0 && <Words question={question} view={view} />}
      {answered > 0 && (
        <p>
          <TextLink href={resultsList.href({ ...view, tab: 'cut', question: id })}>
            Разрез по группам
          </TextLink>
        </p>
      )}
    </>
  );
}

/** Answers in people's own words, the most frequent first. */
function Words({ question, view }: { question: Question; view: ResultsView }) {
  const { id, words, ownAnswers, hiddenAnswers } = question;
  return (
    <section className={styles.words} aria-label={`Свои ответы: ${question.text}`}>
      {words.length > 0 && (
        <ul>
          {words.map(({ text, count }) => (
            <li key={text}>
              «{text}»{count > 1 && <b> × {formatNumber(count)}</b>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small}>
        {counted(ownAnswers, ANSWERS)} своими словами
        {hiddenAnswers > 0 && `, скрыто: ${formatNumber(hiddenAnswers)}`}.{' '}
        <TextLink href={resultsList.href({ ...view, tab: 'own', question: id })}>Все свои ответы</TextLink>
      </p>
    </section>
  );
}
