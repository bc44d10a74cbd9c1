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

/** A network that has only just come back needs a moment; one that stays away is not asked all the time. */
const RETRY_MS = { first: 2_000, most: 30_000 };

/** Whose outbox this page may send: that of the account it was rendered for while signed in; none on a page for guests. */
function sender(): string | null {
  const userId = document.documentElement.dataset.person ? pageOwner() : null;
  return userId === readAccount() ? userId : null;
}

/** What was refused waits for the person, not for the network. */
const isWaiting = ({ problem }: { problem?: string }) => problem === undefined;

/** This tab sends, where there are no locks to say so. */
let busy = false;

/** One at a time sends, of all tabs; false while another does. Without locks each tab sends for itself. */
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

/** What answers are of, as the services have it now. */
const loadAnswered = (cache: QueryClient): LoadAnswered => {
  const loadTest = (space: Space) => async (id: string) =>
    (await import('./load-test')).loadTest(cache, space, id);
  return {
    test: loadTest('portal'),
    'programme-test': loadTest('programme'),
    survey: async (id) => (await import('./load-survey')).loadSurvey(cache, id),
  };
};

/** The page of a test or a survey sends its answers itself, and says that it is busy only once its own code is there. */
const isTestOpen = () =>
  markedKinds().includes('test') ||
  [...Object.values(TEST_PATHS).map(({ list }) => list()), path.surveys()].some((list) =>
    window.location.pathname.startsWith(`${list}/`),
  );

/** Anything to send: an intent, a module left half way, answers of a test that is not open. */
const hasWork = (userId: string): boolean =>
  readOutbox(userId).some(isWaiting) ||
  draftedModules(userId).length > 0 ||
  (!isTestOpen() && waitingDrafts(userId).some(isWaiting));

/** States of modules, then intents, results of modules among them, then answers; throws while something has to wait. */
async function sendAll(userId: string, cache: QueryClient, refresh: () => void): Promise<void> {
  const loadModule = (id: string) => cache.fetchQuery({ ...moduleQueryBySlug(id), staleTime: 0 });
  const isShown = readOutbox(userId).some((entry) => /module|visit/.test(entry.kind) && isWaiting(entry));
  // a course is done only where its state is kept: a result waits for it, the rest does not
  const trouble = await sendStates(userId, loadModule).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const { sent, whole } = await sendOutbox(userId, trouble ? 'module' : undefined);
  if (isShown && sent > 0) {
    // points may have come, and the page may show the module or who has come as it was
    void cache.invalidateQueries({ queryKey: userKeys.all });
    refresh();
  }
  if (trouble) throw trouble.error;
  const tests = whole && !isTestOpen() ? await sendDrafts(userId, loadAnswered(cache)) : 0;
  const all = sent + tests;
  if (all > 0) toast({ text: `Отправлено: ${counted(all, WORDS)}`, kind: 'good' });
  if (!whole) throw new Error('The rest waits');
}

/** Sends what waits when the page comes, when the network returns, and again, ever later, while it can't. */
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
        // what joined while another was finishing must not be forgotten
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
