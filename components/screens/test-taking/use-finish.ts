import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { createElement, lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { CallError, isStatus, messageOf } from '@/api/core/call-error';
import { learningKeys } from '@/api/learnings/queries';
import { submitTest, testKeys, type TestForTaking, type TestResult } from '@/api/tests/queries';
import type { TestAnswer } from '@/api/tests/schemas';
import { userKeys } from '@/api/me/queries';
import { HASH_EVERY_MS, HASH_TRIES } from '@/components/blocks/scroll-rules/scroll-rule';
import { openPopup, whenNoPopups } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import type { AnswersStore } from '@/components/blocks/answering/answers-store';
import { whenSettled } from '@/lib/browser/history-steps';
import { storedDraft } from '@/components/blocks/test-draft/draft';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { SendWait } from './send-wait';
import { confirmWords } from './taking-words';
import { draftOf } from '@/components/blocks/test-draft/attempt-of';

/**
 * Answers of this device that the service may not have yet; the service scores all that it has. Sending the other
 * answers too would overwrite what another device has answered since.
 */
function unsent(test: TestForTaking, store: AnswersStore): TestAnswer[] {
  const asked = new Set(test.questions.map(({ id }) => id));
  return store.unconfirmed().filter(({ questionId }) => asked.has(questionId));
}

/** Longest wait for the answers of other devices, ms; without them the popup counts the answers of this page. */
const RENEW_MS = 2000;

/** Whether the attempt is still open; true when the service does not answer, so that the person can still send. */
const stillAsked = (store: AnswersStore): Promise<boolean> =>
  Promise.race([
    store.renew().catch(() => true),
    new Promise<boolean>((done) => setTimeout(() => done(true), RENEW_MS)),
  ]);

/** The attempt was sent elsewhere or the test has closed; the fresh page shows which. */
const OVER = 'Тест успели отправить с другого устройства или закрыть. Показываем, что с ним сейчас.';

/** Text of a 409 of sending: the test has closed for everyone, or another tab or device was first. */
export function refusalOf(error: unknown): { text: string; kind?: 'bad' } {
  const reason = error instanceof CallError ? error.problems[0]?.meta?.reason : undefined;
  if (reason === 'ended' || reason === 'not-started') {
    return { text: `${messageOf(error)} Ответы не отправлены.`, kind: 'bad' };
  }
  // the refreshed page shows its result
  return { text: 'Тест уже отправлен с другой вкладки или устройства. Показываем его результат.' };
}

interface Finishing {
  test: TestForTaking;
  userId: string;
  store: AnswersStore;
  next: readonly NextStep[];
  /** Shows a question, from 0. */
  go: (index: number) => void;
}

/**
 * Loads the code of the result's popup on demand; null when it fails: then the refreshed page alone shows the result.
 */
const loadShown = (test: TestForTaking, result: TestResult) =>
  import('./shown-result').then(({ shownResult }) => shownResult(test, result)).catch(() => null);

/**
 * Sends the answers and shows the result, or why they can't be sent any more; throws errors after which a retry may
 * succeed.
 */
async function sendAnswers(
  { test, userId, store, next }: Omit<Finishing, 'go'>,
  wait: SendWait,
): Promise<void> {
  await store.settle();
  const answers = unsent(test, store);
  const draft = storedDraft(draftOf(userId, test));
  try {
    const result = await submitTest(test, answers, draft.sendKey(JSON.stringify(answers)), wait.begin);
    const shown = await loadShown(test, result);
    if (shown) whenNoPopups(() => openPopup('test-result', { ...shown, next, onClose: () => toHeading() }));
    store.close('sent');
  } catch (error) {
    if (!isStatus(error, 409)) {
      // not sent: answers are saved again as before
      void store.retry();
      throw error;
    }
    toast(refusalOf(error));
    store.close('closed');
  }
}

/** Whether the page was left since: no popup may open over another page. */
function useLeft(): RefObject<boolean> {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return left;
}

/** Asks, sends once and shows the result; a failure stays in the popup and can be retried. */
export function useFinish(finishing: Finishing): { finish: () => void; sent: boolean } {
  const { test, store, go } = finishing;
  const cache = useQueryClient();
  const router = useRouter();
  const asking = useRef(false);
  const sending = useRef<Promise<void> | null>(null);
  const left = useLeft();
  const [sent, setSent] = useState(false);

  /** A double click sends once: both calls wait for the same response. */
  function submit(wait: SendWait): Promise<void> {
    sending.current ??= send(wait).finally(() => {
      sending.current = null;
    });
    return sending.current;
  }

  async function send(wait: SendWait): Promise<void> {
    await sendAnswers(finishing, wait);
    over();
  }

  function over(): void {
    setSent(true);
    for (const queryKey of [userKeys.all, learningKeys.all, testKeys.all]) {
      void cache.invalidateQueries({ queryKey });
    }
    // refetch the ring of the programme; its code is on the page already
    if (test.space === 'programme')
      void import('@/api/programme/queries').then(({ programmeKeys }) =>
        cache.invalidateQueries({ queryKey: programmeKeys.all }),
      );
    router.refresh();
  }

  async function finish(): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    const stands = await stillAsked(store);
    if (left.current) return;
    if (stands) askToSend({ test, store, go }, submit);
    else {
      toast({ text: OVER });
      store.close('closed');
      over();
    }
    whenNoPopups(() => {
      asking.current = false;
    });
  }

  return { finish: () => void finish(), sent };
}

/** Few people are too fast, so these words are loaded with the popup; the popup works without them, too. */
const WaitWords = lazy(() =>
  import('./wait-words').then(
    ({ WaitWords: words }) => ({ default: words }),
    () => ({ default: () => null }),
  ),
);
const wordsOf = (wait: SendWait) =>
  createElement(Suspense, { fallback: null }, createElement(WaitWords, { wait }));

const BACK = 'Вернуться к вопросам';

/**
 * A popup that closes returns the focus to its opener and goes back in history. Going back to a question's hash moves
 * the focus again, one frame later. The question takes the focus after both.
 */
function goBackTo(index: number, go: Finishing['go']): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(() => go(index)));
  whenNoPopups(() => setTimeout(() => whenSettled(afterFrame)));
}

/**
 * With unanswered questions the button back to them comes first; closing the popup leaves the person where they were.
 */
function askToSend(
  { test, store, go }: Pick<Finishing, 'test' | 'store' | 'go'>,
  send: (wait: SendWait) => Promise<void>,
): void {
  const wait = new SendWait();
  const { answers } = store.read();
  const unanswered = test.questions.flatMap(({ id }, at) => (answers[id]?.length ? [] : [at + 1]));
  const [first] = unanswered;
  openPopup('confirm', {
    title: 'Отправить ответы?',
    text: confirmWords(unanswered, test.questions.length, test, new Date()),
    yes: 'Отправить',
    no: BACK,
    ...(first === undefined ? {} : { better: { title: BACK, act: () => goBackTo(first - 1, go) } }),
    brand: test.space === 'portal' ? test.markId : 'programme',
    offline: 'Нет сети: ответы отправятся сами, когда она появится.',
    note: wordsOf(wait),
    onYes: () => send(wait),
  });
}

/**
 * Moves the focus to the new heading, as the question that had it is removed; waits for a heading that is not rendered
 * yet when a popup closes. Focus that has moved elsewhere stays.
 */
function toHeading(tries = HASH_TRIES): void {
  const heading = document.getElementById('test-heading');
  const { activeElement: focused, body } = document;
  const stayed = !focused || focused === body || Boolean(focused.closest('main, [role="dialog"]'));
  if (heading && stayed) {
    // the block begins above its heading, and the page was scrolled to the end of a question
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  } else if (!heading && tries > 0) setTimeout(() => toHeading(tries - 1), HASH_EVERY_MS);
}
