import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { moduleQueryBySlug } from '@/api/modules/queries';
import { pageOwner } from '@/api/core/page-owner';
import { userKeys } from '@/api/me/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { readAccount } from '@/lib/pwa/account';
import { markedKinds } from '@/lib/pwa/busy';
import { OUTBOX_CHANGED, readOutbox } from '@/lib/pwa/outbox';
import { counted } from '@/lib/format/number';
import type { Space } from '@/lib/domain/space';
import * as path from '@/lib/routes/path';
import { TEST_PATHS } from '@/lib/routes/test-paths';
import { draftedModules } from '../module-play/state-draft';
import { waitingDrafts } from '../test-draft/draft';
import { sendDrafts, type LoadAnswered } from './send-drafts';
import { sendOutbox } from './send-outbox';
import { sendStates } from './send-states';

/** Delays between attempts: a returning network needs a moment, and an absent one is not polled all the time. */
const RETRY_MS = { first: 2_000, most: 30_000 };

/** Owner of the outbox that this page may send: the account for which it was rendered; null on a guest's page. */
function sender(): string | null {
  const userId = document.documentElement.dataset.person ? pageOwner() : null;
  return userId === readAccount() ? userId : null;
}

/** Whether an entry waits for the network; a refused one waits for the person. */
const isWaiting = ({ problem }: { problem?: string }) => problem === undefined;

/** Whether this tab is sending, where there are no locks. */
let busy = false;

/** Runs `work` in one tab at a time; false while another tab sends. Without locks each tab sends for itself. */
async function alone(userId: string, work: () => Promise<void>): Promise<boolean> {
  if ('locks' in navigator) {
    return navigator.locks.request(`outbox:${userId}`, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
  }
  if (busy) return false;
  busy = true;
  try {
    await work();
    return true;
  } finally {
    busy = false;
  }
}

/** Loads the current state of tests and surveys from the services. */
const loadAnswered = (cache: QueryClient): LoadAnswered => {
  const loadTest = (space: Space) => async (id: string) =>
    (await import('./load-test')).loadTest(cache, space, id);
  return {
    test: loadTest('portal'),
    'programme-test': loadTest('programme'),
    survey: async (id) => (await import('./load-survey')).loadSurvey(cache, id),
  };
};

/**
 * Whether the page of a test or a survey is open: it sends its answers itself, and marks itself busy only after its
 * code has loaded.
 */
const isTestOpen = () =>
  markedKinds().includes('test') ||
  [...Object.values(TEST_PATHS).map(({ list }) => list()), path.surveys()].some((list) =>
    window.location.pathname.startsWith(`${list}/`),
  );

/** Whether there is anything to send: an entry, a module's state, answers of a test that is not open. */
const hasWork = (userId: string): boolean =>
  readOutbox(userId).some(isWaiting) ||
  draftedModules(userId).length > 0 ||
  (!isTestOpen() && waitingDrafts(userId).some(isWaiting));

/**
 * Sends states of modules, then entries with results of modules among them, then answers; throws when anything must
 * wait.
 */
async function sendAll(userId: string, cache: QueryClient, refresh: () => void): Promise<void> {
  const loadModule = (id: string) => cache.fetchQuery({ ...moduleQueryBySlug(id), staleTime: 0 });
  const isShown = readOutbox(userId).some((entry) => /module|visit/.test(entry.kind) && isWaiting(entry));
  // a course counts as completed only with a saved state: its result waits for the state, other entries do not
  const trouble = await sendStates(userId, loadModule).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const { sent, whole } = await sendOutbox(userId, trouble ? 'module' : undefined);
  if (isShown && sent > 0) {
    // points may have been paid, and the page may show the module or the visitors in their old state
    void cache.invalidateQueries({ queryKey: userKeys.all });
    refresh();
  }
  if (trouble) throw trouble.error;
  const tests = whole && !isTestOpen() ? await sendDrafts(userId, loadAnswered(cache)) : 0;
  const all = sent + tests;
  if (all > 0) toast({ text: `Отправлено: ${counted(all, WORDS)}`, kind: 'good' });
  if (!whole) throw new Error('The rest waits');
}

/** Sends waiting entries on page load, when the network returns, and, while that fails, with growing delays. */
export function useSending(): void {
  const cache = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = RETRY_MS.first;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), ms);
    };
    async function run(): Promise<void> {
      const userId = sender();
      if (userId === null || !navigator.onLine) return;
      if (!hasWork(userId)) return;
      clearTimeout(timer);
      try {
        const went = await alone(userId, () => sendAll(userId, cache, () => router.refresh()));
        if (went) wait = RETRY_MS.first;
        // entries added while another tab was finishing must still be sent
        else later(RETRY_MS.first);
      } catch {
        later(wait);
        wait = Math.min(wait * 2, RETRY_MS.most);
      }
    }

    const go = () => void run();
    go();
    window.addEventListener('online', go);
    window.addEventListener(OUTBOX_CHANGED, go);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      window.removeEventListener(OUTBOX_CHANGED, go);
    };
  }, [cache, router]);
}

const WORDS = ['действие', 'действия', 'действий'] as const;
