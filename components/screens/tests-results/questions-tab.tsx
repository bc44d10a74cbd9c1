import type { TestResults } from '@/api/testing/queries';
import { ResultsQuestions, ResultsTab } from '@/components/blocks/results/results-parts';
import { Badge } from '@/components/ui/badge/badge';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { ENOUGH_ATTEMPTS, FLAG_WORDS } from '@/lib/domain/question-quality';
import { percent } from '@/lib/format/number';
import styles from './results.module.css';

type Question = TestResults['questions'][number];

/** Quality of each question of the published version, in plain words. */
export function QuestionsTab({ questions }: { questions: readonly Question[] }) {
  const attempts = questions[0]?.attempts ?? 0;
  return (
    <ResultsTab>
      {attempts < ENOUGH_ATTEMPTS && (
        <Note>
          Данных мало: {attempts} из {ENOUGH_ATTEMPTS} попыток опубликованной версии. Замечания к вопросам
          появятся позже.
        </Note>
      )}
      <ResultsQuestions
        questions={questions.map((question) => ({
          id: question.questionId,
          head: question.text,
          body: <QuestionQuality question={question} />,
        }))}
      />
    </ResultsTab>
  );
}

/** How well the question tells those who know from those who don't. */
function discriminationWords(discrimination: number | null): string {
  if (discrimination === null) return 'не видно';
  if (discrimination < 0) return 'наоборот';
  return discrimination < 0.15 ? 'почти нет' : discrimination < 0.3 ? 'слабо' : 'хорошо';
}

function QuestionQuality({ question }: { question: Question }) {
  const { facility, discrimination, flags, options } = question;
  return (
    <>
      <p className={styles.facts}>
        <span>Верно отвечают: {percent(facility)}</span>
        <span>
          Отличает знающих: {discriminationWords(discrimination)}
          {discrimination !== null && ` (${discrimination.toFixed(2).replace('.', ',')})`}
        </span>
      </p>
      {flags.length > 0 && (
        <ul className={styles.flags}>
          {flags.map((flag) => (
            <li key={flag}>
              <Icon name="warn" size="s" /> {FLAG_WORDS[flag]}
            </li>
          ))}
        </ul>
      )}
      <table className={styles.options}>
        <thead>
          <tr>
            <th scope="col">Ответ</th>
            <th scope="col">Выбрали</th>
            <th scope="col">Сильные</th>
            <th scope="col">Слабые</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.id}>
              <th scope="row">
                {option.text}{' '}
                {option.isRight && (
                  <Badge kind="good" icon="check">
                    Верный
                  </Badge>
                )}
                {option.isUnused && <Badge kind="warn">Не выбирают</Badge>}
              </th>
              <td>{percent(option.share)}</td>
              <td>{percent(option.upper)}</td>
              <td>{percent(option.lower)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
