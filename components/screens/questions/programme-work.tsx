import { PartError } from '@/components/blocks/part-error/part-error';
import { Badge } from '@/components/ui/badge/badge';
import { Meta } from '@/components/ui/meta/meta';
import { formatDate, relativeDay } from '@/lib/format/date';
import { moscowDay } from '@/lib/domain/moscow';
import type { QuestionsData } from './load-questions';
import { NoQuestions } from './no-questions';
import { ProgrammeAnswer } from './programme-answer';
import { tabHref } from './question-view';
import styles from './questions.module.css';
import { WorkStates } from './work-states';

type Asked = NonNullable<QuestionsData['programme']>['items'][number];

/** Questions about the education programme, for those who answer them: after its finish too. */
export function ProgrammeWork({ data, now }: { data: QuestionsData; now: Date }) {
  const { view, programme, answered } = data;
  const list = view.state === 'answered' ? answered : programme;
  return (
    <>
      <WorkStates view={view} manages={false} />
      {!list && <PartError what="Вопросы о программе" href={tabHref(view, 'programme')} />}
      {list?.items.length === 0 && <NoQuestions view={view} narrowed={false} past={false} />}
      {list && list.items.length > 0 && (
        <ul className={styles.list}>
          {list.items.map((question) => (
            <li key={question.id} className={styles.row}>
              <Card question={question} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Card({ question, now }: { question: Asked; now: Date }) {
  const { id, text, answer, name, date } = question;
  return (
    <article className={styles.card} aria-labelledby={`programme-${id}`}>
      <Meta>
        <time dateTime={date}>{formatDate(date)}</time>
        {name && <span>{name}</span>}
        <State question={question} now={now} />
      </Meta>
      <h2 id={`programme-${id}`} className={styles.text}>
        {text}
      </h2>
      {answer !== null && <p className={styles.words}>{answer}</p>}
      <ProgrammeAnswer id={id} question={text} answer={answer} />
    </article>
  );
}

function State({ question: { answer, dueDay }, now }: { question: Asked; now: Date }) {
  if (answer !== null) {
    return (
      <Badge kind="good" icon="check">
        Есть ответ
      </Badge>
    );
  }
  if (dueDay === null) return null;
  const isLate = dueDay < moscowDay(now);
  const due = `${formatDate(dueDay)}, ${relativeDay(dueDay, now)}`;
  return (
    <Badge kind={isLate ? 'bad' : 'warn'} icon="clock">
      {isLate ? `Срок прошёл: ${due}` : `Ответ до конца дня ${due}`}
    </Badge>
  );
}
