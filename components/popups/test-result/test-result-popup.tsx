'use client';

import type { QuestionReview } from '@/components/blocks/test-result/result-facts';
import { ResultView } from '@/components/blocks/test-result/result-view';
import { isFestive, rereadOf } from '@/components/blocks/test-result/result-words';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Celebration } from '@/components/ui/celebration/celebration';
import { isBuiltPage } from '@/lib/routes/is-built';
import { PopupShell, useClosePopup } from '../slot';
import styles from './test-result.module.css';
import type { TestResultProps } from '../learning-types';
import { HOME_WORDS, TEST_PATHS } from '@/lib/routes/test-paths';

/** Words of the link to the review; while the key is hidden for another attempt, they do not promise «почему». */
function reviewWords(questions: readonly QuestionReview[]): string {
  const explains = questions.some(({ why }) => why);
  if (questions.some(({ right }) => right === null))
    return explains ? 'Подсказки к вопросам' : 'Разбор ответов';
  return explains ? 'Почему так: разбор ответов' : 'Разбор ответов';
}

/** The result and the next steps. */
export function TestResultPopup({ next = [], onClose, ...facts }: TestResultProps) {
  const close = useClosePopup();
  const { space = 'portal' } = facts;
  const leave = () => {
    close();
    onClose?.();
  };
  const reread = rereadOf(facts);
  const words = facts.questions?.some(({ why, isRight }) => why || !isRight)
    ? reviewWords(facts.questions)
    : null;
  const [step] = reread ? [reread] : next.filter(({ href }) => isBuiltPage(href));
  return (
    <PopupShell
      title={`Результат теста «${facts.title}»`}
      hideTitle
      size="m"
      {...(facts.brand ? { brand: facts.brand } : {})}
      {...(onClose ? { onClose } : {})}
    >
      {isFestive(facts) && <Celebration />}
      <ResultView
        facts={facts}
        whole={
          words !== null && (
            <button type="button" className={styles.whole} onClick={leave}>
              {words}
            </button>
          )
        }
      />
      <PopupShell.Actions>
        {step ? (
          <>
            <ButtonLink href={TEST_PATHS[space].home()} kind="quiet">
              {HOME_WORDS[space]}
            </ButtonLink>
            <ButtonLink href={step.href}>{step.title}</ButtonLink>
          </>
        ) : (
          <>
            <Button kind="second" onClick={leave}>
              Закрыть
            </Button>
            <ButtonLink href={TEST_PATHS[space].home()}>{HOME_WORDS[space]}</ButtonLink>
          </>
        )}
      </PopupShell.Actions>
    </PopupShell>
  );
}
