import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import type { ModuleResult } from '@/api/modules/queries';
import { userKeys } from '@/api/user/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { markBusy } from '@/lib/pwa/busy';
import type { ModuleMessage } from '@/lib/validation/module-messages';
import { storedDraft, unsentState, type StateDraft } from './state-draft';
import { makeStateSaver, type SavingState } from './state-saver';
import { CHANNEL, tellFrame, useFrameMessages } from '@/components/blocks/package-frame/use-frame-messages';

interface ModuleRun {
  id: string;
  userId: string;
  /** JSON text, as the services kept it. */
  state: string | null;
  /** When they kept it (ISO). */
  stateSavedAt: string | null;
  isFinished: boolean;
}

const HEIGHTS = { least: 420, most: 6000 };

function parsed(state: string | null): unknown {
  try {
    return state === null ? null : JSON.parse(state);
  } catch {
    return null;
  }
}

/** Saves what the module tells, when it tells it; what waits goes when the page is left. */
function useSaver(id: string, draft: StateDraft, savedAt: string | null) {
  const [saving, setSaving] = useState<SavingState>('idle');
  const [saver] = useState(() =>
    makeStateSaver({
      send: async (state) => {
        const { saveState } = await import('@/api/modules/queries');
        return (await saveState(id, state)).savedAt;
      },
      tell: setSaving,
      draft,
      savedAt,
    }),
  );
  useEffect(() => {
    const leave = () => void saver.flush();
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [saver]);
  return { saving, saver };
}

type Report = Extract<ModuleMessage, { type: 'complete' }>;

/** Tells the services that the module is done, and shows what it came to. */
function useFinish(id: string, done: (result: ModuleResult) => void) {
  const router = useRouter();
  const cache = useQueryClient();
  const attempt = useRef({ report: '', key: '', sending: false });

  return async function finish(told: Report): Promise<void> {
    const { correctAnswersCount, score } = told;
    const body = {
      ...(correctAnswersCount === undefined ? {} : { correctAnswersCount }),
      ...(score === undefined ? {} : { score }),
    };
    // one key a report: what was lost on its way and comes again moves nothing twice, and another report is another
    const report = JSON.stringify(body);
    if (attempt.current.report !== report) {
      attempt.current = { report, key: crypto.randomUUID(), sending: false };
    }
    const mine = attempt.current;
    if (mine.sending) return;
    mine.sending = true;
    try {
      const { complete } = await import('@/api/modules/queries');
      const result = await complete(id, body, mine.key);
      if (attempt.current === mine) attempt.current = { report: '', key: '', sending: false };
      done(result);
      if (result.pointsAwarded === 0) return;
      void cache.invalidateQueries({ queryKey: userKeys.all });
      router.refresh();
    } catch (error) {
      mine.sending = false;
      toast({
        text: messageOf(error),
        kind: 'bad',
        action: { label: 'Повторить', onPress: () => void finish(told) },
      });
    }
  };
}

/** Everything between the page and the frame: state in and out, completion, height. In the browser alone. */
export function useModule({ id, userId, state, stateSavedAt, isFinished }: ModuleRun) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [result, setResult] = useState<ModuleResult | null>(null);
  const finish = useFinish(id, (done) => {
    setResult(done);
    tellFrame(frame.current, 'result', { points: done.points, pointsAwarded: done.pointsAwarded });
  });
  const [draft] = useState(() => storedDraft(userId, id));
  // what this device kept and the services never got comes first, and goes to them, unless they know better since
  const [unsent] = useState(() => unsentState(draft.read(), stateSavedAt));
  const { saving, saver } = useSaver(id, draft, stateSavedAt);
  const last = useRef(unsent ?? state);
  // a SCORM page reads its state in the frame's name, before its first script could hear a message; the frame keeps
  // the name it began with when a refresh of the page brings the saved state anew
  const [name] = useState(() => JSON.stringify({ channel: CHANNEL, state: parsed(unsent ?? state) }));
  useEffect(() => {
    if (unsent !== null) saver.keep(unsent);
    else draft.drop();
  }, [unsent, saver, draft]);
  // from the first step to the result: an update would throw the person back to where the module last told
  const [playing, setPlaying] = useState(false);
  useEffect(() => (playing ? markBusy('test') : undefined), [playing]);

  useFrameMessages(frame, (message) => {
    switch (message.type) {
      case 'ready':
        return tellFrame(frame.current, 'start', { state: parsed(last.current), isFinished });
      case 'size':
        return setHeight(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.ceil(message.height))));
      case 'state':
        last.current = message.state;
        setPlaying(true);
        return saver.keep(message.state);
      case 'complete':
        setPlaying(false);
        void saver.flush();
        return void finish(message);
      case 'open':
        return; // a module leads nowhere: the page's own links do
    }
  });

  return { frame, name, height, result, saving };
}
