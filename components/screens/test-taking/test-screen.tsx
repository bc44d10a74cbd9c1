import type { TestForTaking } from '@/api/tests/queries';
import { Empty } from '@/components/ui/empty/empty';
import { ButtonLink } from '@/components/ui/button/button';
import { LockedScreen } from './locked-screen';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { Taking } from './taking';
import { attemptOf } from '@/components/blocks/test-draft/attempt-of';
import { HOME_WORDS, TEST_PATHS } from '@/lib/routes/test-paths';

interface TestScreenProps {
  test: TestForTaking;
  userId: string;
  next: readonly NextStep[];
  now: Date;
}

/** The test as it stands for this person: to be taken, or closed and why. */
export function TestScreen({ test, userId, next, now }: TestScreenProps) {
  if (test.lockedBecause) return <LockedScreen lock={test.lockedBecause} {...{ test, userId, next, now }} />;
  if (test.questions.length === 0) {
    return (
      <Empty
        picture="/art/empty-list.svg"
        level={1}
        title="В тесте пока нет вопросов"
        text="Его ещё готовят. Загляните позже или выберите другое обучение."
        action={<ButtonLink href={TEST_PATHS[test.space].home()}>{HOME_WORDS[test.space]}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <noscript>
        <p>Чтобы пройти тест, включите JavaScript в браузере: ответы сохраняются с его помощью.</p>
      </noscript>
      <Taking key={attemptOf(test)} test={test} userId={userId} next={next} />
    </>
  );
}
