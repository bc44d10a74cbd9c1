'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import { PAGE_BROKEN } from '@/lib/pwa/broken-page';
import { busyKinds } from '@/lib/pwa/busy';
import { reloadPage, returnToPlace } from '@/lib/pwa/page-reload';
import { subscribeToTyping } from '@/lib/pwa/typed-text';
import { waitingWords } from '@/lib/pwa/update-rule';
import { UpdateSwitch, type UpdateState } from '@/lib/pwa/update-switch';
import { useFootRoom } from '../foot-room/use-foot-room';
import styles from './update-notice.module.css';
import { makeTakeOver, watchUpdates } from './watch-updates';

const NONE = () => [];

/** The notice about a new version; a press switches to it, after running work has ended. */
export function UpdateNotice() {
  const [update] = useState(
    () => new UpdateSwitch({ busy: busyKinds, takeOver: makeTakeOver(), load: reloadPage }),
  );
  const [away, putAway] = useAway();
  // the notice does not time out: the page's end and toasts leave room for it; it is placed above the cookie question
  const place = useRef<HTMLDivElement>(null);
  useFootRoom(place, true);
  const state = useSyncExternalStore(update.subscribe, update.read, () => 'none' as const);
  const busy = useSyncExternalStore(subscribeToTyping, busyKinds, NONE);

  useEffect(() => returnToPlace(), []);
  useEffect(() => watchUpdates(update), [update]);

  const shown = state !== 'none' && !away;
  return (
    <div ref={place} className={styles.place} role="status">
      {shown && (
        <div className={styles.notice}>
          <p>
            <b>{TITLES[state]}</b>
            <span>{wordsOf(state, waitingWords(busy))}</span>
          </p>
          <div className={styles.actions}>
            <Button kind="light" size="s" loading={state === 'switching'} onClick={() => update.press()}>
              Обновить
            </Button>
            <button type="button" className={styles.later} onClick={putAway}>
              Позже
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether «Позже» hides the notice; a failed load of the page's code shows it again. */
function useAway(): [boolean, () => void] {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const back = () => setAway(false);
    window.addEventListener(PAGE_BROKEN, back);
    return () => window.removeEventListener(PAGE_BROKEN, back);
  }, []);
  return [away, () => setAway(true)];
}

const TITLES: Readonly<Record<UpdateState, string>> = {
  none: '',
  ready: 'Доступна новая версия',
  asked: 'Доступна новая версия',
  switching: 'Обновляем…',
  broken: 'Часть страницы не загрузилась',
};

function wordsOf(state: UpdateState, waiting: string): string {
  if (state === 'switching') return '';
  if (state === 'broken') return waiting || 'Обновите страницу: введённый текст останется.';
  return waiting || 'Ничего не потеряется, это займёт пару секунд.';
}
