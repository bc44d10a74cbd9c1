import type { TestForTaking } from '@/api/tests/queries';
import { FullReview } from '@/components/blocks/test-result/full-review';
import { ResultView } from '@/components/blocks/test-result/result-view';
import { rereadOf } from '@/components/blocks/test-result/result-words';
import { ResultLines } from '@/components/blocks/test-result/short-review';
import { ButtonLink } from '@/components/ui/button/button';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Note } from '@/components/ui/note/note';
import { ClosedNotice } from '@/components/blocks/answering/closed-notice';
import { LeaveQuestions } from '@/components/blocks/answering/leave-questions';
import { LateAnswers } from './late-answers';
import { lockWords, type Lock } from './locked-words';
import styles from './locked-screen.module.css';
import { TestLike } from './test-like';
import { articleHref, resultOf } from './result-of';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { HOME_WORDS, TEST_PATHS } from '@/lib/routes/test-paths';

interface LockedScreenProps {
  test: TestForTaking;
  userId: string;
  lock: Lock;
  next: readonly NextStep[];
  now: Date;
}

const BADGES: Readonly<Record<Lock, { icon: IconName; title: string }>> = {
  'not-started': { icon: 'lock', title: 'Закрыт' },
  ended: { icon: 'lock', title: 'Завершён' },
  done: { icon: 'done', title: 'Пройден' },
  'repeat-later': { icon: 'repeat', title: 'Повтор' },
};

/** A test that can't be taken now: why, what came of it before, and where to go instead. */
export function LockedScreen({ test, userId, lock, next, now }: LockedScreenProps) {
  const words = lockWords(lock, test, now);
  const article = articleHref(test);
  const facts = test.lastResult && resultOf(test, test.lastResult);
  const reread = facts ? rereadOf(facts) : null;
  // the first screen says what to do next, above whatever there is to read
  const [first, ...others] = [...(reread ? [reread] : []), ...next.slice(0, 1)];
  return (
    <div className={styles.locked}>
      <LeaveQuestions />
      <LateAnswers test={test} userId={userId} />
      {facts ? (
        <>
          <ResultView facts={facts} level={1} id="test-heading" now={now}>
            {facts.questions?.length ? <ResultLines facts={facts} now={now} /> : undefined}
          </ResultView>
          {lock !== 'repeat-later' && (
            <Note icon={BADGES[lock].icon}>
              {lock !== 'done' && <b className={styles.strong}>{words.title}. </b>}
              {words.text}
            </Note>
          )}
        </>
      ) : (
        <ClosedNotice of={test} most={test.maxPoints} badge={BADGES[lock]} date={words.date}>
          <h1 id="test-heading" tabIndex={-1}>
            {words.title}
          </h1>
          <p>{words.text}</p>
        </ClosedNotice>
      )}
      {facts && first && (
        <div className={styles.actions}>
          <ButtonLink href={first.href}>{first.title}</ButtonLink>
        </div>
      )}
      {facts?.questions?.length ? <FullReview questions={facts.questions} /> : null}
      <div className={styles.actions}>
        {test.lastResult && test.space === 'portal' && <TestLike test={test} look="words" />}
        {(facts ? others : next.slice(0, 1)).map(({ href, title }) => (
          <ButtonLink key={href} href={href} kind={facts ? 'second' : 'main'}>
            {title}
          </ButtonLink>
        ))}
        {article && !test.lastResult && (
          <ButtonLink href={article} kind="second">
            Прочитать статью к тесту
          </ButtonLink>
        )}
        <ButtonLink href={TEST_PATHS[test.space].home()} kind={first ? 'quiet' : 'main'}>
          {HOME_WORDS[test.space]}
        </ButtonLink>
      </div>
    </div>
  );
}
