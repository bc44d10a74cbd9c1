import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TestForTaking } from '@/api/tests/queries';
import { LiveFavorite } from '@/components/blocks/favorite-button/live-favorite';
import { Button } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Progress } from '@/components/ui/progress/progress';
import { pointsGenitive } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import styles from './taking-aside.module.css';
import { expressTerms } from './taking-words';
import { learningIdOf, TestLike } from './test-like';

interface TakingAsideProps {
  test: TestForTaking;
  answered: readonly boolean[];
  onFinish: () => void;
  sent: boolean;
  /** The marks. */
  children: ReactNode;
}

/** Title, progress and points of the test; on a phone the marks alone. */
export function TakingAside({ test, answered, onFinish, sent, children }: TakingAsideProps) {
  const done = answered.filter(Boolean).length;
  const most = test.maxPoints;
  const terms = expressTerms(test.availableErrorsCount);
  return (
    <aside className={styles.aside} aria-label="О тесте">
      <div className={styles.head}>
        <p className={styles.title}>{typeset(test.title)}</p>
        {test.space === 'portal' && (
          <>
            <TestLike test={test} />
            <LiveFavorite
              id={learningIdOf(test)}
              title={test.title}
              isFavorite={test.isFavorite}
              kind="plain"
            />
          </>
        )}
      </div>
      {children}
      <div className={styles.facts}>
        <Progress value={(done / answered.length) * 100} />
        <p className={styles.small}>
          Отвечено {done} из {answered.length}
        </p>
        <hr className={styles.rule} />
        {most > 0 && <DropTag>до {pointsGenitive(most)}</DropTag>}
        {terms && <p className={clsx(styles.small, styles.terms)}>{typeset(terms)}</p>}
        {test.lastResult && (
          <p className={clsx(styles.small, styles.terms)}>
            В прошлый раз: верно {test.lastResult.correctAnswersCount} из {test.lastResult.questionsCount}
          </p>
        )}
        {!sent && (
          // while questions are left, «Дальше» is the way on: this button is for people who want to stop
          <Button
            kind={done === answered.length ? 'second' : 'quiet'}
            onClick={onFinish}
            className={styles.finish}
          >
            Завершить тест
          </Button>
        )}
      </div>
    </aside>
  );
}
