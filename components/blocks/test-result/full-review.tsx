import { Badge } from '@/components/ui/badge/badge';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { isBuiltPage } from '@/lib/routes/is-built';
import styles from './full-review.module.css';
import type { OptionReview, QuestionReview } from './result-facts';
import { partWords, verdictOf, VERDICT_TITLES } from './result-words';

interface FullReviewProps {
  questions: readonly QuestionReview[];
}

/**
 * Question by question, each opened by its reader: what was chosen, what was right where that may be said, why, and
 * where to read about it.
 */
export function FullReview({ questions }: FullReviewProps) {
  const isKept = questions.some(({ right }) => right === null);
  const explains = questions.some(({ why }) => why);
  const reading = sharedReading(questions);
  return (
    <section className={styles.review} aria-labelledby="review-heading">
      <h2 id="review-heading">Разбор ответов</h2>
      {isKept && (
        <p className={styles.note}>
          <Icon name="info" />
          Тест можно пройти ещё раз, поэтому верные ответы скрыты.
          {explains && ' Откройте вопрос: внутри подсказка.'}
        </p>
      )}
      {reading && <Reading reading={reading} />}
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <li key={at}>
            <Question
              question={reading ? { ...question, reading: null } : question}
              number={at + 1}
              total={questions.length}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ReadingLink = NonNullable<QuestionReview['reading']>;

/** What all questions lead to: said once over them, not under each. */
function sharedReading(questions: readonly QuestionReview[]): ReadingLink | null {
  const [first] = questions;
  if (!first?.reading || questions.length < 2) return null;
  const { href } = first.reading;
  return questions.every(({ reading }) => reading?.href === href) ? first.reading : null;
}

function Reading({ reading: { href, title } }: { reading: ReadingLink }) {
  if (!isBuiltPage(href)) return null;
  return (
    <p className={styles.reading}>
      <Icon name="learn" />
      <span>
        Подробнее: <TextLink href={href}>{title}</TextLink>
      </span>
    </p>
  );
}

const LOOKS = {
  right: { kind: 'good', icon: 'check' },
  wrong: { kind: 'bad', icon: 'close' },
  partly: { kind: 'warn', icon: 'minus' },
  few: { kind: 'warn', icon: 'minus' },
  none: { kind: 'plain', icon: 'minus' },
} as const;

function Question({ question, number, total }: { question: QuestionReview; number: number; total: number }) {
  const { text, options = [], why, reading } = question;
  const verdict = verdictOf(question);
  const part = partWords(question);
  const isHint = question.right === null && !question.isRight;
  return (
    <article className={styles.question}>
      <details>
        <summary>
          <span className={styles.head}>
            Вопрос {number} из {total}
            <Badge {...LOOKS[verdict]}>{VERDICT_TITLES[verdict]}</Badge>
          </span>
          <h3>{text}</h3>
          <Icon name="down" size="s" />
        </summary>
        <div className={styles.inside}>
          {part && <p className={styles.part}>{part}.</p>}
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
              <b>{isHint ? 'Подсказка' : 'Объяснение'}.</b> {why}
            </p>
          )}
          {reading && <Reading reading={reading} />}
        </div>
      </details>
    </article>
  );
}

const LABELS = {
  chosen: 'Ваш ответ',
  wrong: 'Ваш ответ, неверно',
  right: 'Верный ответ, не выбран',
  both: 'Ваш ответ, верно',
} as const;

function labelOf({ isChosen, isRight }: OptionReview): string {
  if (!isChosen) return LABELS.right;
  return isRight === null ? LABELS.chosen : isRight ? LABELS.both : LABELS.wrong;
}

function Option({ option }: { option: OptionReview }) {
  const { text, image, isRight, why } = option;
  const state = isRight === null ? undefined : isRight ? 'right' : 'wrong';
  return (
    <div className={styles.option} data-state={state}>
      <Icon name={isRight ? 'check' : isRight === null ? 'minus' : 'close'} />
      <div>
        <span className={styles.label}>
          {labelOf(option)}
          <Hidden>: </Hidden>
        </span>
        {image && <img className={styles.shot} src={image} alt="" loading="lazy" decoding="async" />}
        <span className={styles.text}>{text}</span>
        {why && <span className={styles.reason}>{why}</span>}
      </div>
    </div>
  );
}
