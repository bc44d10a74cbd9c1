import { useEffect, useRef, useState } from 'react';
import type { ModuleResult } from '@/api/modules/queries';
import { markBusy } from '@/lib/pwa/busy';
import { joinProgress, type SavedProgress } from '@/lib/pwa/saved-reading';
import type { ModuleMessage } from '@/lib/validation/module-messages';
import {
  CHANNEL,
  postToFrame,
  useFrameMessages,
  type MessageReader,
} from '@/components/blocks/package-frame/use-frame-messages';
import { announceGrowth } from './frame-grown';
import { draftLock, storedDraft, unsentState, type StateDraft } from './state-draft';
import { makeStateKeeper } from './state-keeper';
import { makeStateSaver, type SavingState } from './state-saver';
import { useFinish } from './use-finish';

/** The played module, with the person's progress. */
export interface PlayedModule extends SavedProgress {
  id: string;
  title: string;
  /** Slug of the mark whose points the module pays. */
  mark?: string | null | undefined;
  /** The module is unpublished: nothing is sent or saved. */
  isDraft?: boolean | undefined;
}

interface ModuleRun {
  module: PlayedModule;
  userId: string;
  /** A saved copy: it sends nothing, and reads messages with the `reader` saved in it. */
  copy?: { reader: MessageReader } | undefined;
}

const HEIGHTS = { least: 420, most: 6000 };

function parsed(state: string | null): unknown {
  try {
    return state === null ? null : JSON.parse(state);
  } catch {
    return null;
  }
}

/** Writes progress saved by the services into a copy on this device, if there is one that can be reached. */
async function joinCopy(userId: string, change: Partial<SavedProgress>): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await joinProgress(userId, location.pathname, change).catch(() => undefined);
}

function makeSaver(
  { module, userId, copy }: ModuleRun,
  draft: StateDraft,
  onState: (state: SavingState) => void,
) {
  const { id, stateSavedAt: savedAt } = module;
  if (copy) return makeStateKeeper({ draft, onState, savedAt });
  const send = async (state: string) => {
    const { saveState } = await import('@/api/modules/queries');
    return (await saveState(id, state)).savedAt;
  };
  const join = (state: string, stateSavedAt: string) => joinCopy(userId, { state, stateSavedAt });
  return makeStateSaver({ send, onState, draft, savedAt, join });
}

/** Saves each state that the module sends; a waiting one is sent when the page is left. */
function useSaver(run: ModuleRun, draft: StateDraft) {
  const [saving, setSaving] = useState<SavingState>('idle');
  const [saver] = useState(() => makeSaver(run, draft, setSaving));
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

/** Holds a lock while the module is open, so that no other page sends its draft. */
function useDraftLock(userId: string, id: string): void {
  useEffect(() => {
    if (!('locks' in navigator)) return;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(draftLock(userId, id), { mode: 'shared' }, () => held);
    return release;
  }, [userId, id]);
}

/** The module's initial state, and the saver of later ones. */
function useKeptState(run: ModuleRun) {
  const { userId } = run;
  const { id, state, stateSavedAt } = run.module;
  useDraftLock(userId, id);
  const [draft] = useState(() => storedDraft(userId, id));
  // an unsent state of this device comes first, and is sent, unless the services have a newer one
  const [unsent] = useState(() => unsentState(draft.read(), stateSavedAt));
  const { saving, saver } = useSaver(run, draft);
  const last = useRef(unsent ?? state);
  // a SCORM page reads its state from the frame's name, before its first script can receive a message; the frame
  // keeps its initial name when a refresh of the page brings the saved state again
  const [name] = useState(() => JSON.stringify({ channel: CHANNEL, state: parsed(unsent ?? state) }));
  useEffect(() => {
    if (unsent !== null) saver.keep(unsent);
    else draft.drop();
  }, [unsent, saver, draft]);
  const keep = (state: string) => {
    last.current = state;
    saver.keep(state);
  };
  return { known: () => parsed(last.current), keep, name, saving, saver };
}

/** Connects the page and the frame: state in both directions, completion, height. In the browser only. */
export function useModule(run: ModuleRun) {
  const { module, userId, copy } = run;
  const { id, title, isFinished, isDraft } = module;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (height > 0) announceGrowth();
  }, [height]);
  const [result, setResult] = useState<ModuleResult | null>(null);
  const done = (made: ModuleResult) => {
    setResult(made);
    const { correctAnswersCount, points, pointsAwarded, repeatDatetime } = made;
    postToFrame(frame.current, 'result', { points, pointsAwarded });
    void joinCopy(userId, { isFinished: true, correctAnswersCount, earnedPoints: points, repeatDatetime });
  };
  const finish = useFinish({ id, title, userId, isCopy: copy !== undefined, done });
  const { known, keep, name, saving, saver } = useKeptState(run);
  // from the first step to the result: an update would return the person to the last saved step
  const [playing, setPlaying] = useState(false);
  useEffect(() => (playing ? markBusy('test') : undefined), [playing]);

  function hear(message: ModuleMessage): void {
    if (isDraft && (message.type === 'state' || message.type === 'complete')) return;
    switch (message.type) {
      case 'ready':
        return postToFrame(frame.current, 'start', { state: known(), isFinished });
      case 'size':
        return setHeight(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.ceil(message.height))));
      case 'state':
        setPlaying(true);
        return message.state === null ? saver.refuse('too-large') : keep(message.state);
      case 'complete':
        setPlaying(false);
        // a course counts as completed only with a saved state
        return void saver.flush().then(() => finish(message));
      case 'open':
        return; // links of a module do not navigate: the page has its own
    }
  }
  useFrameMessages(frame, hear, copy?.reader);
  return { frame, name, height, result, saving };
}
