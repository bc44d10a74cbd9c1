import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { Badge } from '@/components/ui/badge/badge';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { counted } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import { isBuiltPage } from '@/lib/routes/is-built';
import styles from './full-review.module.css';
import type { OptionReview, QuestionReview } from './result-facts';
import { partWords, verdictOf, VERDICT_TITLES } from './result-words';

interface FullReviewProps {
  questions: readonly QuestionReview[];
}

/** From this number on, right answers are folded into one line: they would bury what can be learned from. */
const WALL = 2;
const RIGHT = ['верный ответ', 'верных ответа', 'верных ответов'] as const;

/**
 * A review of every question: the chosen options, the right ones where they may be shown, explanations, and further
 * reading. Where the key is shown, errors come first and open; several right answers are folded into one line.
 */
export function FullReview({ questions }: FullReviewProps) {
  const isKept = questions.some(({ right }) => right === null);
  const explains = questions.some(({ why }) => why);
  const reading = sharedReading(questions);
  const numbered = questions.map((question, at) => ({
    question: reading ? { ...question, reading: null } : question,
    number: at + 1,
  }));
  const wrong = numbered.filter(({ question }) => !question.isRight);
  const right = numbered.filter(({ question }) => question.isRight);
  const isWall = right.length >= WALL;
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
      {!isWall && <Questions numbered={numbered} total={questions.length} />}
      {isWall && wrong.length > 0 && <Questions numbered={wrong} total={questions.length} />}
      {isWall && (
        <details className={styles.rest}>
          <summary>
            <span>Показать {counted(right.length, RIGHT)}</span>
            <span>Скрыть верные ответы</span>
            <Icon name="down" size="s" />
          </summary>
          <Questions numbered={right} total={questions.length} />
        </details>
      )}
    </section>
  );
}

interface Numbered {
  question: QuestionReview;
  /** Number of the question in the test, from 1. */
  number: number;
}

function Questions({ numbered, total }: { numbered: readonly Numbered[]; total: number }) {
  return (
    <ol className={styles.questions}>
      {numbered.map(({ question, number }) => (
        <li key={number}>
          <Question {...{ question, number, total }} />
        </li>
      ))}
    </ol>
  );
}

type ReadingLink = NonNullable<QuestionReview['reading']>;

/** Reading that all questions share: shown once above them, not under each. */
function sharedReading(questions: readonly QuestionReview[]): ReadingLink | null {
  const [first] = questions;
  if (!first?.reading || questions.length < 2) return null;
  const { href } = first.reading;
  return questions.every(({ reading }) => reading?.href === href) ? first.reading : null;
}

function Reading({ reading }: { reading: ReadingLink }) {
  const { href, title, needErid = false, eridToken = null, eridSource = null } = reading;
  if (!isBuiltPage(href)) return null;
  return (
    <div className={styles.reading}>
      <Icon name="learn" />
      <div>
        <p>
          Подробнее: <TextLink href={href}>{title}</TextLink>
        </p>
        <EridMark {...{ needErid, eridToken, eridSource }} />
      </div>
    </div>
  );
}

const LOOKS = {
  right: { kind: 'good', icon: 'check' },
  wrong: { kind: 'bad', icon: 'close' },
  partly: { kind: 'warn', icon: 'minus' },
  few: { kind: 'warn', icon: 'minus' },
  none: { kind: 'plain', icon: 'minus' },
} as const;

function Question({ question, number, total }: Numbered & { total: number }) {
  const { text, options = [], why, reading } = question;
  const verdict = verdictOf(question);
  const part = partWords(question);
  const isHint = question.right === null && !question.isRight;
  return (
    <article className={styles.question}>
      <details open={!question.isRight && Boolean(question.right)}>
        <summary>
          <span className={styles.head}>
            Вопрос {number} из {total}
            <Badge {...LOOKS[verdict]}>{VERDICT_TITLES[verdict]}</Badge>
          </span>
          <h3>{typeset(text)}</h3>
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
  const state = isRight === null ? undefined : !isRight ? 'wrong' : option.isChosen ? 'right' : 'missed';
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
