import type { Question } from '@/api/questions/queries';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Badge } from '@/components/ui/badge/badge';
import { Meta } from '@/components/ui/meta/meta';
import { questionState } from '@/lib/domain/question-words';
import { formatDate, relativeDay } from '@/lib/format/date';
import type { QuestionRights, QuestionView } from './question-view';
import styles from './questions.module.css';
import { QuestionTools } from './question-tools';

interface QuestionCardProps {
  question: Question;
  view: QuestionView;
  rights: QuestionRights;
  now: Date;
}

/** A question with its answer; outside the list of answered questions it also shows its state. */
export function QuestionCard({ question, view, rights, now }: QuestionCardProps) {
  const { id, text, date, name, isMy, canAnswer, specialist } = question;
  const works = canAnswer || rights.manages;
  const who = works && view.tab === 'answer' && name ? name : isMy ? 'Вы' : null;
  return (
    <article className={styles.card} aria-labelledby={`text-${id}`}>
      <Meta>
        <time dateTime={date}>{formatDate(date)}</time>
        {who && <span>{who}</span>}
        {specialist && specialist.text === null && <span>Вопрос к эксперту: {specialist.name}</span>}
        {view.tab !== 'answered' && <State question={question} now={now} />}
        <Marks question={question} works={works} />
      </Meta>
      <h2 id={`text-${id}`} className={styles.text}>
        {text}
      </h2>
      {specialist && specialist.text !== null && <Answer {...specialist} text={specialist.text} />}
      {works && <QuestionTools question={question} manages={rights.manages} />}
    </article>
  );
}

/** Badge of the state: answered, or the day by which the answer is due. */
function State({ question, now }: { question: Question; now: Date }) {
  const state = questionState(question, now);
  if (state === 'answered') {
    return (
      <Badge kind="good" icon="check">
        Есть ответ
      </Badge>
    );
  }
  const due = `${formatDate(question.dueDay)}, ${relativeDay(question.dueDay, now)}`;
  return state === 'overdue' ? (
    <Badge kind="bad" icon="clock">
      Срок прошёл: {due}
    </Badge>
  ) : (
    <Badge kind="warn" icon="clock">
      Ответ до конца дня {due}
    </Badge>
  );
}

function Marks({ question, works }: { question: Question; works: boolean }) {
  const { isHidden, isActive, isMy, isRedirected, redirectedTo } = question;
  const own = works || isMy;
  return (
    <>
      {own && isHidden && <Badge icon="eye">Скрыт</Badge>}
      {own && !isActive && <Badge icon="lock">Виден только вам и экспертам</Badge>}
      {own && isRedirected && (
        <Badge icon="mail">{redirectedTo ? `Переслан: ${redirectedTo}` : 'Передан специалисту'}</Badge>
      )}
    </>
  );
}

function Answer({
  name,
  position,
  imageUrl,
  text,
}: {
  name: string;
  position: string | null;
  imageUrl: string | null;
  text: string;
}) {
  return (
    <div className={styles.answer}>
      <Avatar name={name} src={imageUrl} />
      <div className={styles.said}>
        <p className={styles.who}>
          <b>{name}</b>
          {position && <span>{position}</span>}
        </p>
        <p className={styles.words}>{text}</p>
      </div>
    </div>
  );
}
