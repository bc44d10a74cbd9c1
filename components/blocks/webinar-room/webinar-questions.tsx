import type { WebinarQuestion } from '@/api/webinars/queries';
import { Badge } from '@/components/ui/badge/badge';
import { formatDateTime } from '@/lib/format/date';
import { AnswerActs } from './answer-acts';
import styles from './webinar.module.css';

/** Questions of people on the webinar to its leader, open ones first. */
export function WebinarQuestions({ questions }: { questions: readonly WebinarQuestion[] }) {
  const open = questions.filter(({ answeredAt }) => answeredAt === null);
  const done = questions.filter(({ answeredAt }) => answeredAt !== null);
  return (
    <section className={styles.questions} aria-labelledby="webinar-questions-title">
      <h2 id="webinar-questions-title">
        Вопросы участников {open.length > 0 && <Badge kind="accent">{open.length}</Badge>}
      </h2>
      {questions.length === 0 ? (
        <p className={styles.none}>
          Вопросов пока нет. Участники задают их из «Моих записей», видите их только вы.
        </p>
      ) : (
        <ul>
          {[...open, ...done].map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Question({ question }: { question: WebinarQuestion }) {
  const { askerName, askedAt, text, answer, answeredAt } = question;
  return (
    <li data-done={answeredAt !== null || undefined}>
      <p className={styles.asker}>
        {askerName ?? 'Удалённый участник'}, {formatDateTime(askedAt)}
      </p>
      <p>{text}</p>
      {answer && <p className={styles.answer}>{answer}</p>}
      {answeredAt && !answer && (
        <Badge kind="good" icon="check">
          Отвечен в эфире
        </Badge>
      )}
      <AnswerActs question={question} />
    </li>
  );
}
