import type { Article } from '@/api/articles/queries';
import type { Learning } from '@/api/learnings/queries';
import { questions, termWords } from '@/components/blocks/learning-card/learning-words';
import { ButtonLink } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { learningState } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';
import styles from './next-test.module.css';
import * as path from '@/lib/routes/path';

interface NextTestProps {
  article: Article;
  /** The test as a learning item; null when only what the article says of it is known. */
  test: Learning | null;
  now: Date;
}

/** Text and button label by the test's state; `action` is null when the test can't be taken now. */
function stepOf({ article, test, now }: NextTestProps): { text: string; action: string | null } {
  const state = test ? learningState(test, now) : article.testPassed ? 'finished' : 'open';
  const long = test?.questionsCount ? `${questions(test.questionsCount)}, ответы` : 'Ответы';
  if (test && (state === 'locked' || state === 'repeat')) {
    return { text: `${termWords(test, state, now)}.`, action: null };
  }
  if (state === 'finished') return { text: 'Тест пройден, баллы начислены.', action: 'Посмотреть результат' };
  if (test && state === 'started') return { text: `${termWords(test, state, now)}.`, action: 'Продолжить' };
  return { text: `${long} сохраняются сами.`, action: 'Пройти тест' };
}

/** The article's test as the next step. */
export function NextTest(props: NextTestProps) {
  const { testId, testTitle, testPoints } = props.article;
  if (!testId) return null;
  const { text, action } = stepOf(props);
  return (
    <section className={styles.next} aria-labelledby="next-test">
      <div className={styles.words}>
        <p className={styles.over}>
          Проверьте себя
          {testPoints ? <DropTag onDark>{points(testPoints)}</DropTag> : null}
        </p>
        <h2 id="next-test">{testTitle}</h2>
        <p>{text}</p>
      </div>
      {action && (
        <ButtonLink kind="light" href={path.test(testId)}>
          {action}
        </ButtonLink>
      )}
    </section>
  );
}
