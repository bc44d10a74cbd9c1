import { Empty } from '@/components/ui/empty/empty';
import { ButtonLink } from '@/components/ui/button/button';
import { LockedScreen, type LockedScreenProps } from './locked-screen';
import { Taking } from './taking';
import { attemptOf } from '@/components/blocks/test-draft/attempt-of';
import { HOME_WORDS, TEST_PATHS } from '@/lib/routes/test-paths';

type TestScreenProps = Omit<LockedScreenProps, 'lock'>;

/** The test in its state for this person: questions to answer, or why it is closed. */
export function TestScreen(props: TestScreenProps) {
  const { test, userId, next } = props;
  if (test.lockedBecause) return <LockedScreen lock={test.lockedBecause} {...props} />;
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
