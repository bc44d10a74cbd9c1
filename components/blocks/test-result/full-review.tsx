import { Badge } from '@/components/ui/badge/badge';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { isBuiltPage } from '@/lib/routes/is-built';
import styles from './full-review.module.css';
import type { OptionReview, QuestionReview } from './result-facts';

interface FullReviewProps {
  questions: readonly QuestionReview[];
}

/** Question by question: what was chosen, what was right where that may be said, why, and where to read about it. */
export function FullReview({ questions }: FullReviewProps) {
  const isKept = questions.some(({ right }) => right === null);
  const explains = questions.some(({ why }) => why);
  return (
    <section className={styles.review} aria-labelledby="review-heading">
      <h2 id="review-heading">Разбор ответов</h2>
      {isKept && (
        <p className={styles.note}>
          <Icon name="info" />
          Верные ответы не отмечаем, пока тест можно пройти ещё раз.{explains && ' Прочитайте, почему так.'}
        </p>
      )}
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <li key={at}>
            <Question question={question} number={at + 1} total={questions.length} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const VERDICTS = {
  right: { kind: 'good', icon: 'check', title: 'Верно' },
  wrong: { kind: 'bad', icon: 'close', title: 'Ошибка' },
  none: { kind: 'plain', icon: 'minus', title: 'Без ответа' },
} as const;

function verdictOf({ isRight, chosen }: QuestionReview) {
  if (isRight) return VERDICTS.right;
  return chosen?.length === 0 ? VERDICTS.none : VERDICTS.wrong;
}

function Question({ question, number, total }: { question: QuestionReview; number: number; total: number }) {
  const { text, options = [], why, reading } = question;
  const { title, ...badge } = verdictOf(question);
  return (
    <article className={styles.question}>
      <p className={styles.head}>
        <span>
          Вопрос {number} из {total}
        </span>
        <Badge {...badge}>{title}</Badge>
      </p>
      <h3>{text}</h3>
      {options.length > 0 && (
        <ul className={styles.options}>
          {options.map((option, at) => (
            <li key={at}>
              <Option option={option} />
            </li>
          ))}
        </ul>
      )}
      {why && (
        <p className={styles.why}>
          <b>Почему так.</b> {why}
        </p>
      )}
      {reading && isBuiltPage(reading.href) && (
        <p className={styles.reading}>
          <Icon name="learn" />
          <span>
            Подробнее: <TextLink href={reading.href}>{reading.title}</TextLink>
          </span>
        </p>
      )}
    </article>
  );
}

const LABELS = { chosen: 'Ваш ответ', right: 'Верный ответ', both: 'Ваш ответ, верно' } as const;

function Option({ option: { text, image, isChosen, isRight, why } }: { option: OptionReview }) {
  const state = isRight === null ? undefined : isRight ? 'right' : 'wrong';
  const label = isChosen ? (isRight ? LABELS.both : LABELS.chosen) : LABELS.right;
  return (
    <div className={styles.option} data-state={state}>
      <Icon name={isRight ? 'check' : isRight === null ? 'minus' : 'close'} />
      <div>
        <span className={styles.label}>
          {label}
          <Hidden>: </Hidden>
        </span>
        {image && <img className={styles.shot} src={image} alt="" loading="lazy" decoding="async" />}
        <span className={styles.text}>{text}</span>
        {why && <span className={styles.reason}>{why}</span>}
      </div>
    </div>
  );
}
