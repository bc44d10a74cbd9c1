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

/** One line of a result: an icon and text. */
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

function Mistake({ question, number, brief }: { question: QuestionReview; number: number; brief: boolean }) {
  const chosen = brief ? null : chosenWords(question);
  const right = brief ? null : rightAnswerWords(question);
  const part = brief ? null : partWords(question);
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

/** Whether there is a gift or a certificate: it takes the space of one mistake, and of the answers. */
const brings = ({ possible, certificate }: TestResultFacts): boolean => Boolean(possible || certificate);

/**
 * Most mistakes named in a brief review, by their question only: links must stay in sight, and the page below names
 * all.
 */
const mostNamed = (facts: TestResultFacts): number => (brings(facts) ? 1 : 2);

/** Whether some mistakes are only counted; a single remaining one is named, as its count would take the same line. */
const isBrief = (facts: TestResultFacts): boolean =>
  (facts.questions ?? []).filter(({ isRight }) => !isRight).length > mostNamed(facts) + 1;

/**
 * Mistakes first, because they are what a person can learn from. `whole` links to the full review, from the count of
 * mistakes, or else at the end.
 */
export function ShortReview({ facts, now, whole }: ReviewProps & { whole?: ReactNode }) {
  const { questions = [] } = facts;
  const wrong = questions.flatMap((question, at) => (question.isRight ? [] : [{ question, number: at + 1 }]));
  const brief = isBrief(facts);
  const named = brief ? wrong.slice(0, mostNamed(facts)) : wrong;
  const others = wrong.slice(named.length);
  const partly = others.filter(({ question }) => isPartly(question)).length;
  return (
    <ul className={styles.review}>
      {/* first, because below a long list it would be out of sight */}
      {brief && <Repeat facts={facts} now={now} />}
      {named.map(({ question, number }) => (
        <Row key={number} icon={isPartly(question) ? 'minus' : 'close'} kind="bad">
          <Mistake question={question} number={number} brief={brief || brings(facts)} />
        </Row>
      ))}
      {brief && (
        <Row icon="close" kind="bad">
          И ещё {errorsWords(others.length, partly)}
          {whole ? <>. {whole}</> : ': все — в разборе на странице теста.'}
        </Row>
      )}
      {!brief && wrong.some(({ question }) => question.right === null) && (
        <Row icon="info" kind="accent">
          Тест можно пройти ещё раз, поэтому верные ответы скрыты.
        </Row>
      )}
      <Lines facts={facts} now={now} repeats={!brief} />
      {whole && !brief && (
        <Row icon="learn" kind="accent">
          {whole}
        </Row>
      )}
    </ul>
  );
}

/** Lines without the mistakes, where the full review is below. */
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

/** Time of repetition of the test. */
function Repeat({ facts, now }: ReviewProps) {
  const words = repeatWords(facts.repeatAt, now);
  return (
    words && (
      <Row icon="repeat" kind="accent">
        {words}
      </Row>
    )
  );
}

/** Which answers were right, where to read, and the time of repetition. */
function Lines({ facts, now, repeats = true }: ReviewProps & { repeats?: boolean }) {
  const { questions = [], article } = facts;
  const right = rightWords(questions);
  const isMistaken = questions.some(({ isRight }) => !isRight);
  return (
    <>
      {/* when all answers are right, the heading says so */}
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
      {repeats && <Repeat facts={facts} now={now} />}
    </>
  );
}
