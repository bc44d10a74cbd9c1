import type { TestForTaking } from '@/api/tests/queries';
import { FullReview } from '@/components/blocks/test-result/full-review';
import { ResultView } from '@/components/blocks/test-result/result-view';
import { rereadOf } from '@/components/blocks/test-result/result-words';
import { ResultLines } from '@/components/blocks/test-result/short-review';
import type { Possible, TestResultFacts } from '@/components/blocks/test-result/result-facts';
import { ButtonLink } from '@/components/ui/button/button';
import type { IconName } from '@/components/ui/icon/icon-names';
import { ClosedNotice } from '@/components/blocks/answering/closed-notice';
import { LeaveQuestions } from '@/components/blocks/answering/leave-questions';
import { LateAnswers } from './late-answers';
import { lockWords, type Lock } from './locked-words';
import styles from './locked-screen.module.css';
import { TestLike } from './test-like';
import { articleHref, resultOf } from './result-of';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { HOME_WORDS, TEST_PATHS } from '@/lib/routes/test-paths';

export interface LockedScreenProps {
  test: TestForTaking;
  userId: string;
  lock: Lock;
  next: readonly NextStep[];
  /** What the points of its result are enough for. */
  possible?: Possible | null;
  now: Date;
}

const BADGES: Readonly<Record<Lock, { icon: IconName; title: string }>> = {
  'not-started': { icon: 'lock', title: 'Закрыт' },
  ended: { icon: 'lock', title: 'Завершён' },
  done: { icon: 'done', title: 'Пройден' },
  'repeat-later': { icon: 'repeat', title: 'Повтор' },
};

/** A test that can't be taken now: why, what came of it before, and where to go instead. */
export function LockedScreen(props: LockedScreenProps) {
  const { test, userId, lock, next, possible = null, now } = props;
  const facts = test.lastResult && { ...resultOf(test, test.lastResult), possible };
  const reread = facts ? rereadOf(facts) : null;
  // the first screen shows the next step, above the answers to read
  const [first, ...others] = [...(reread ? [reread] : []), ...next.slice(0, 1)];
  const hasReview = Boolean(facts?.questions?.length);
  return (
    <div className={styles.locked} data-wide={facts ? '' : undefined}>
      <LeaveQuestions />
      <LateAnswers test={test} userId={userId} />
      {facts ? <Result {...{ facts, test, lock, first, now }} /> : <Closed {...{ test, lock, now }} />}
      <div className={hasReview ? styles.below : undefined}>
        {facts?.questions && hasReview && <FullReview questions={facts.questions} />}
        <div className={styles.actions}>
          {facts && test.space === 'portal' && <TestLike test={test} look="words" />}
          {(facts ? others : next.slice(0, 1)).map(({ href, title }) => (
            <ButtonLink key={href} href={href} kind={facts ? 'second' : 'main'}>
              {title}
            </ButtonLink>
          ))}
          {!facts && <ArticleLink test={test} />}
          <ButtonLink href={TEST_PATHS[test.space].home()} kind={first ? 'quiet' : 'main'}>
            {HOME_WORDS[test.space]}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

type ResultProps = Pick<LockedScreenProps, 'test' | 'lock' | 'now'> & {
  facts: TestResultFacts;
  first: NextStep | undefined;
};

/** The last result, and the one next step. */
function Result({ facts, test, lock, first, now }: ResultProps) {
  const words = lockWords(lock, test, now);
  const note = lock !== 'repeat-later' && (
    <p className={styles.quiet}>
      {lock !== 'done' && <b className={styles.strong}>{words.title}. </b>}
      {words.text}
    </p>
  );
  const actions = first && (
    <ButtonLink href={first.href} className={styles.first}>
      {first.title}
    </ButtonLink>
  );
  const hero = { picture: test.image?.previewUrl ?? null, actions, note };
  return (
    <ResultView facts={facts} level={1} id="test-heading" now={now} hero={hero}>
      {facts.questions?.length ? <ResultLines facts={facts} now={now} /> : undefined}
    </ResultView>
  );
}

/** Notice of a test without a result. */
function Closed({ test, lock, now }: Pick<LockedScreenProps, 'test' | 'lock' | 'now'>) {
  const words = lockWords(lock, test, now);
  return (
    <ClosedNotice of={test} most={test.maxPoints} badge={BADGES[lock]} date={words.date}>
      <h1 id="test-heading" tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.text}</p>
    </ClosedNotice>
  );
}

function ArticleLink({ test }: Pick<LockedScreenProps, 'test'>) {
  const href = articleHref(test);
  if (!href) return null;
  return (
    <ButtonLink href={href} kind="second">
      Прочитать статью к тесту
    </ButtonLink>
  );
}
