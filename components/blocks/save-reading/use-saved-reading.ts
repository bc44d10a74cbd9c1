import { useCallback, useEffect, useRef, useState } from 'react';
import { findSaved, putSaved, removeSaved, type SavedItem } from '@/lib/pwa/saved-reading';
import { SAVED_CHANGED } from '@/lib/pwa/wipe-saved';
import { leadPicture, sizeOf, withPictures } from './gather';
import type { SaveReadingProps } from './save-reading';

const NO_ROOM = 'На устройстве не хватает места. Удалите что-нибудь из сохранённого и попробуйте ещё раз.';
const FAILED = 'Сохранить не получилось. Проверьте подключение и попробуйте ещё раз.';

async function gathered({ item, of, picture }: SaveReadingProps): Promise<SavedItem> {
  const text = document.getElementById(of)?.innerHTML;
  if (text === undefined) throw new Error(`There is no #${of}`);
  const [html, lead] = await Promise.all([withPictures(text), leadPicture(picture)]);
  const address = location.pathname;
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

/** What this account has saved of the page; `undefined` until it is known. A newer version takes the old one's place. */
export function useSavedReading(props: SaveReadingProps) {
  const { userId, item } = props;
  const [saved, setSaved] = useState<SavedItem | null | undefined>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const run = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof DOMException && error.name === 'QuotaExceededError' ? NO_ROOM : FAILED);
    }
    setBusy(false);
  }, []);
  const save = useCallback(
    () => run(async () => putSaved(latest.current.userId, await gathered(latest.current))),
    [run],
  );

  useEffect(() => {
    const look = () => void findSaved(userId, location.pathname).then(setSaved, () => setSaved(undefined));
    look();
    window.addEventListener(SAVED_CHANGED, look);
    return () => window.removeEventListener(SAVED_CHANGED, look);
  }, [userId]);

  const outdated = Boolean(saved) && saved?.version !== item.version;
  useEffect(() => {
    if (outdated && navigator.onLine) void save();
  }, [outdated, save]);

  return {
    saved,
    busy,
    problem,
    save: () => void save(),
    remove: () => void run(() => removeSaved(userId, location.pathname)),
  };
}
