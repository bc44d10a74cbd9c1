import type { ReactNode } from 'react';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { TextLink } from '@/components/ui/text-link/text-link';
import { isBuiltPage } from '@/lib/routes/is-built';
import type { QuestionReview, TestResultFacts } from './result-facts';
import styles from './result-view.module.css';
import {
  chosenWords,
  errorsWords,
  isLastAttempt,
  isPartly,
  partWords,
  repeatWords,
  REREAD,
  rereadOf,
  rightAnswerWords,
  rightWords,
  VERDICT_TITLES,
  verdictOf,
} from './result-words';

/** A line of a result: an icon and words. */
function Row({
  icon,
  kind,
  children,
}: {
  icon: IconName;
  kind: 'good' | 'bad' | 'accent';
  children: ReactNode;
}) {
  return (
    <li data-kind={kind}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

function Mistake({ question, number }: { question: QuestionReview; number: number }) {
  const chosen = chosenWords(question);
  const right = rightAnswerWords(question);
  const part = partWords(question);
  return (
    <>
      <b>Вопрос {number}.</b>{' '}
      {isPartly(question) ? `${VERDICT_TITLES[verdictOf(question)]}. ` : <Hidden>С ошибкой: </Hidden>}
      {question.text}
      {chosen && <span className={styles.answer}>{chosen}</span>}
      {part && <span className={styles.answer}>{part}</span>}
      {right && (
        <span className={styles.answer} data-right="">
          {right}
        </span>
      )}
    </>
  );
}

/** More are not named where the page below names them all: the ways on must stay in sight. */
const MOST_NAMED = 2;

/** What was wrong comes first: it is what can be learned from. */
export function ShortReview({ facts, now }: ReviewProps) {
  const { questions = [] } = facts;
  const wrong = questions.flatMap((question, at) => (question.isRight ? [] : [{ question, number: at + 1 }]));
  // a lone one takes the line that would speak of it
  const named = wrong.length > MOST_NAMED + 1 ? wrong.slice(0, MOST_NAMED) : wrong;
  const others = wrong.slice(named.length);
  const partly = others.filter(({ question }) => isPartly(question)).length;
  return (
    <ul className={styles.review}>
      {named.map(({ question, number }) => (
        <Row key={number} icon={isPartly(question) ? 'minus' : 'close'} kind="bad">
          <Mistake question={question} number={number} />
        </Row>
      ))}
      {others.length > 0 && (
        <Row icon="close" kind="bad">
          И ещё {errorsWords(others.length, partly)}: все — в разборе на странице теста.
        </Row>
      )}
      {wrong.some(({ question }) => question.right === null) && (
        <Row icon="info" kind="accent">
          Тест можно пройти ещё раз, поэтому верные ответы скрыты.
        </Row>
      )}
      <Lines facts={facts} now={now} />
    </ul>
  );
}

/** The lines alone, where the full review stands below. */
export function ResultLines(props: ReviewProps) {
  return (
    <ul className={styles.review}>
      <Lines {...props} />
    </ul>
  );
}

interface ReviewProps {
  facts: TestResultFacts;
  now: Date;
}

/** What was right, where the answers are, and when it may be repeated. */
function Lines({ facts, now }: ReviewProps) {
  const { questions = [], article, repeatAt } = facts;
  const right = rightWords(questions);
  const repeat = repeatWords(repeatAt, now);
  const isMistaken = questions.some(({ isRight }) => !isRight);
  return (
    <>
      {/* of all right ones the heading tells */}
      {right && isMistaken && (
        <Row icon="check" kind="good">
          {right}
        </Row>
      )}
      {isMistaken && article && isBuiltPage(article) && !rereadOf(facts) && (
        <Row icon="learn" kind="accent">
          Ответы есть в статье. <TextLink href={article}>{REREAD}</TextLink>
        </Row>
      )}
      {isLastAttempt(facts) && (
        <Row icon="info" kind="accent">
          Больше попыток не будет: тест закрывается раньше. Учёба продолжается в следующем месяце.
        </Row>
      )}
      {repeat && (
        <Row icon="repeat" kind="accent">
          {repeat}
        </Row>
      )}
    </>
  );
}
