'use client';

import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Wrap } from '@/components/ui/wrap/wrap';
import { dismiss, installHint, isDismissed } from '@/lib/pwa/install-hint';
import { dropPrompt, readPrompt, subscribeToPrompt, type InstallPrompt } from '@/lib/pwa/install-prompt';
import styles from './install-hint-panel.module.css';

/** Id of the hint's container: in the page's flow, after the main content. */
export const HINT_PLACE = 'install-hint';

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** The offer to install the portal on the home screen, once per page; never shown again when declined. */
export function InstallHintPanel() {
  const prompt = useSyncExternalStore(subscribeToPrompt, readPrompt, () => null);
  const [gone, setGone] = useState(isDismissed);
  const place = document.getElementById(HINT_PLACE);
  const hint = installHint({
    standalone: isStandalone(),
    offered: prompt !== null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    dismissed: gone,
  });
  if (!hint || !place) return null;

  const decline = () => {
    dismiss();
    setGone(true);
  };
  return createPortal(
    <Wrap>
      <section className={styles.panel} aria-labelledby="install-hint-title">
        <img src="/icons/icon-192.png" alt="" width={56} height={56} className={styles.icon} />
        <div className={styles.words}>
          <h2 id="install-hint-title">ПроЭксперт на экране телефона и компьютера</h2>
          {hint === 'prompt' ? (
            <p>Откроется одним касанием, а сохранённые статьи и модули — и без сети.</p>
          ) : (
            <ShareWords place={hint === 'ipad' ? 'вверху' : 'внизу'} />
          )}
        </div>
        <div className={styles.actions}>
          {prompt && hint === 'prompt' && (
            <Button icon="download" onClick={() => void install(prompt, decline)}>
              Установить
            </Button>
          )}
          <Button kind="quiet" onClick={decline}>
            Не предлагать
          </Button>
        </div>
      </section>
    </Wrap>,
    place,
  );
}

/** Safari's Share button is at the bottom on a phone and at the top on a tablet. */
function ShareWords({ place }: { place: string }) {
  return (
    <p>
      Нажмите «Поделиться» <Icon name="share" size="s" /> {place} экрана, затем «На экран „Домой“».
    </p>
  );
}

async function install(prompt: InstallPrompt, declined: () => void): Promise<void> {
  const { outcome } = await prompt.prompt();
  dropPrompt();
  if (outcome === 'dismissed') declined();
}
