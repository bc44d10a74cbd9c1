'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { keepGroups } from '@/lib/consent/held-consent';
import { NECESSARY, orderedGroups, proposedGroups, type CookieGroup } from '@/lib/domain/cookie-groups';
import { CookieGroups } from '../cookie-groups/cookie-groups';
import { GROUP_WORDS } from '../cookie-groups/group-words';
import { useAnswered, useConsent } from '../cookie-groups/use-consent';
import { useFootRoom } from '../foot-room/use-foot-room';
import styles from './cookie-notice.module.css';

/**
 * The cookie question at the bottom of the screen. It blocks nothing: it takes no focus, and the page scrolls to its
 * end above it. It is second in the Tab order, and a screen reader announces where it is.
 */
export function CookieNotice() {
  return useAnswered() ? null : <Sheet />;
}

const groupNames = (groups: readonly CookieGroup[]) =>
  groups.map((group) => GROUP_WORDS[group].name.toLowerCase()).join(', ');

function Sheet() {
  const held = useConsent();
  const [before, setBefore] = useState(held);
  const [chosen, setChosen] = useState(() => proposedGroups(held));
  // a group allowed elsewhere (by a player) while the question is open is ticked too, so the answer does not revoke it
  if (before !== held) {
    setBefore(held);
    setChosen(orderedGroups([...chosen, ...(held ?? [])]));
  }
  const [announced, setAnnounced] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const id = useId();
  const groupsId = useId();
  /** On a phone the checkboxes are folded until opened, so that the bar is low and does not cover the page's start. */
  const [isOpen, setOpen] = useState(false);
  useFootRoom(sheet);
  // the pressed button disappears with the notice: focus moves to the page
  const answer = (groups: Parameters<typeof keepGroups>[0]) => {
    const hadFocus = sheet.current?.contains(document.activeElement);
    keepGroups(groups);
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
  // a screen reader reads only text that is added to an existing live region
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby={id}>
      <Hidden>
        <span role="status">
          {announced && 'Выберите, какие файлы cookie разрешить: вопрос внизу экрана.'}
        </span>
      </Hidden>
      <h2 id={id} className={styles.title}>
        Файлы cookie
      </h2>
      <p className={styles.text} data-closed={!isOpen || undefined}>
        Необходимые нужны порталу для работы, остальные — по вашему выбору.
        <span className={styles.rest}>
          {' '}
          Изменить его можно в любое время: «Настройки cookie» внизу страницы.
        </span>
      </p>
      <p className={styles.chosen}>
        Файлы cookie. Отмечены: {groupNames(chosen)}.{' '}
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={groupsId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Свернуть' : 'Выбрать'}
        </button>
      </p>
      <div id={groupsId} className={styles.groups} data-closed={!isOpen || undefined}>
        <CookieGroups chosen={chosen} onChange={setChosen} />
      </div>
      <div className={styles.actions}>
        <Button size="s" kind="second" onClick={() => answer(chosen)}>
          Сохранить выбор
        </Button>
        <Button size="s" kind="second" onClick={() => answer([NECESSARY])}>
          Только необходимые
        </Button>
        <Button
          size="s"
          kind="quiet"
          data-flush="start"
          className={styles.more}
          onClick={() => openPopup('cookies')}
        >
          Подробнее
        </Button>
      </div>
    </section>
  );
}
