import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Ring } from '@/components/ui/ring/ring';
import { TextLink } from '@/components/ui/text-link/text-link';
import { isBuiltPage } from '@/lib/routes/is-built';
import { formatNumber, points as pointsWords } from '@/lib/format/number';
import type { ReactNode } from 'react';
import type { QuestionReview, TestResultFacts } from './result-facts';
import styles from './result-view.module.css';
import {
  chosenWords,
  repeatWords,
  resultHeadline,
  resultReason,
  rightAnswerWords,
  rightWords,
} from './result-words';

interface ResultViewProps {
  facts: TestResultFacts;
  /** Of the heading. */
  level?: 1 | 2 | 3;
  /** For the heading, so that focus can be led to it. */
  id?: string;
  now?: Date;
}

/** Points, correct of all, which were right and when it may be repeated: in the popup and on the finished test. */
export function ResultView({ facts, level = 3, id, now = new Date() }: ResultViewProps) {
  const { title, correct, total, points, brand, balance, certificate, possible } = facts;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.result} data-brand={brand} data-passed={facts.passed || undefined}>
      <Ring
        value={total > 0 ? (correct / total) * 100 : 0}
        size={148}
        stroke={4.5}
        label={`Верно ${String(correct)} из ${String(total)}`}
      >
        <span className={styles.count}>{correct}</span>
        <span className={styles.of}> из {total}</span>
      </Ring>
      <Heading id={id} tabIndex={id ? -1 : undefined} className={styles.headline}>
        {resultHeadline(facts)}
      </Heading>
      <p className={styles.title}>«{title}»</p>
      <p className={styles.reason}>{resultReason(facts)}</p>
      {points > 0 && (
        <p className={styles.award}>
          <DropTag>+{pointsWords(points)}</DropTag>
          {balance && (
            <span className={styles.balance}>
              {balance.markName}: {formatNumber(balance.points)}
            </span>
          )}
        </p>
      )}
      {possible && (
        <p className={styles.certificate}>
          <Icon name="bag" />
          <span>
            {possible.text} <TextLink href={possible.href}>{possible.action}</TextLink>
          </span>
        </p>
      )}
      {certificate && (
        <p className={styles.certificate}>
          <Icon name="award" />
          <span>
            За этот тест выдан сертификат. <TextLink href={certificate}>Открыть сертификат</TextLink>
          </span>
        </p>
      )}
      <Review facts={facts} now={now} />
    </div>
  );
}

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
  return (
    <>
      <b>Вопрос {number}.</b> <Hidden>С ошибкой: </Hidden>
      {question.text}
      {chosen && <span className={styles.answer}>{chosen}</span>}
      {right && (
        <span className={styles.answer} data-right="">
          {right}
        </span>
      )}
    </>
  );
}

/** What was wrong comes first: it is what can be learned from. */
function Review({ facts, now }: { facts: TestResultFacts; now: Date }) {
  const { questions = [], article, repeatAt } = facts;
  const wrong = questions.flatMap((question, at) => (question.isRight ? [] : [{ question, number: at + 1 }]));
  const right = rightWords(questions);
  const repeat = repeatWords(repeatAt, now);
  return (
    <ul className={styles.review}>
      {wrong.map(({ question, number }) => (
        <Row key={number} icon="close" kind="bad">
          <Mistake question={question} number={number} />
        </Row>
      ))}
      {wrong.some(({ question }) => question.right === null) && (
        <Row icon="info" kind="accent">
          Верные ответы не показываем, пока тест можно пройти ещё раз.
        </Row>
      )}
      {right && (
        <Row icon="check" kind="good">
          {right}
        </Row>
      )}
      {wrong.length > 0 && article && isBuiltPage(article) && (
        <Row icon="learn" kind="accent">
          Ответы есть в статье. <TextLink href={article}>Перечитать статью</TextLink>
        </Row>
      )}
      {repeat && (
        <Row icon="repeat" kind="accent">
          {repeat}
        </Row>
      )}
    </ul>
  );
}
