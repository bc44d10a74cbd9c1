import { useCallback, useEffect, useRef, useState } from 'react';
import { PackProblem } from '@/lib/pwa/pack/pack-problem';
import { findSaved, putProgress, putSaved, removeSaved, type SavedItem } from '@/lib/pwa/saved-reading';
import { putVisited } from '@/lib/pwa/visited-reading';
import { SAVED_CHANGED } from '@/lib/pwa/wipe-saved';
import { leadPicture, sizeOf, withPictures } from './gather';
import type { SaveReadingProps } from './save-reading';

const NO_ROOM = 'На устройстве не хватает места. Удалите что-нибудь из сохранённого и попробуйте ещё раз.';
const FAILED = 'Сохранить не получилось. Проверьте подключение и попробуйте ещё раз.';

async function htmlOf(from: SaveReadingProps['from']): Promise<string> {
  if ('frame' in from) return (await import('@/lib/pwa/pack/pack-page')).packPage(from.frame);
  const text = document.getElementById(from.element)?.innerHTML;
  if (text === undefined) throw new Error(`There is no #${from.element}`);
  return withPictures(text);
}

async function gathered({ item, from, picture }: SaveReadingProps): Promise<SavedItem> {
  // read before the first await: the page may be left in between
  const address = location.pathname;
  const [html, lead] = await Promise.all([htmlOf(from), leadPicture(picture)]);
  const savedAt = new Date().toISOString();
  return {
    ...item,
    address,
    html,
    picture: lead,
    savedAt,
    size: sizeOf(item.title, item.summary, html, lead),
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof PackProblem) return error.message;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? NO_ROOM : FAILED;
}

/** The material of this page saved by the account; `undefined` until it is known. */
function useFound(userId: string): SavedItem | null | undefined {
  const [saved, setSaved] = useState<SavedItem | null | undefined>();
  useEffect(() => {
    const look = () => void findSaved(userId, location.pathname).then(setSaved, () => setSaved(undefined));
    look();
    window.addEventListener(SAVED_CHANGED, look);
    return () => window.removeEventListener(SAVED_CHANGED, look);
  }, [userId]);
  return saved;
}

/** Runs work on the saved material; tells whether it is running, and why it failed. */
function useWork() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  }, []);
  return { busy, problem, run };
}

/**
 * Saves an opened article on the device automatically, once per visit, so that reading can continue without a network.
 * Modules are excluded, because packing one is expensive. A save requested by the person takes precedence.
 */
function useVisited(
  props: SaveReadingProps,
  found: SavedItem | null | undefined,
  asked: { readonly current: boolean },
) {
  const isKept = useRef(false);
  const isOurs = props.item.kind === 'article' && (found === null || found?.visited === true);
  useEffect(() => {
    if (!isOurs || isKept.current || !navigator.onLine) return;
    isKept.current = true;
    const keep = async () => {
      const item = await gathered(props);
      if (!asked.current) await putVisited(props.userId, item);
    };
    void keep().catch(() => undefined);
  }, [isOurs, props, asked]);
}

/** The material of this page saved by the account; `undefined` until it is known. A newer version replaces it. */
export function useSavedReading(props: SaveReadingProps) {
  const { userId, item, progress } = props;
  const found = useFound(userId);
  const saved = found?.visited ? null : found;
  const { busy, problem, run } = useWork();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const asked = useRef(false);
  useVisited(props, found, asked);
  const save = useCallback(() => {
    asked.current = true;
    return run(async () => putSaved(latest.current.userId, await gathered(latest.current)));
  }, [run]);

  const outdated = Boolean(saved) && (saved?.version !== item.version || saved.packageId !== item.packageId);
  useEffect(() => {
    if (outdated && navigator.onLine) void save();
  }, [outdated, save]);

  // after a like or a favourite mark, here or elsewhere, the text need not be gathered again
  const { mine } = item;
  const marksDiffer = Boolean(saved && mine) && JSON.stringify(saved?.mine) !== JSON.stringify(mine);
  useEffect(() => {
    if (saved && mine && marksDiffer && !outdated && navigator.onLine)
      void putSaved(userId, { ...saved, mine }).catch(() => undefined);
  }, [saved, mine, marksDiffer, outdated, userId]);

  // another device may have progressed further; newer progress of this one is in its draft
  const isSaved = Boolean(saved);
  useEffect(() => {
    if (isSaved && progress) void putProgress(userId, location.pathname, progress).catch(() => undefined);
  }, [isSaved, progress, userId]);

  return {
    saved,
    busy,
    problem,
    save: () => void save(),
    remove: () => void run(() => removeSaved(userId, location.pathname)),
  };
}
