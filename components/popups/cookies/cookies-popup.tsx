'use client';

import { useState } from 'react';
import { CookieGroups } from '@/components/blocks/cookie-groups/cookie-groups';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { hasAnswered, heldGroups, keepGroups } from '@/lib/consent/held-consent';
import { COOKIE_GROUPS, NECESSARY, proposedGroups, type CookieGroup } from '@/lib/domain/cookie-groups';
import { PopupShell, useClosePopup } from '../slot';

/** Chooses, changes and revokes the allowed cookie groups. Closing it without an answer changes nothing. */
export function CookiesPopup() {
  const close = useClosePopup();
  const [chosen, setChosen] = useState(() => {
    const held = heldGroups();
    return held && hasAnswered() ? held : proposedGroups(held);
  });
  const keep = (groups: readonly CookieGroup[]) => {
    keepGroups(groups);
    close();
    toast({ kind: 'good', text: 'Настройки cookie сохранены на 30 дней.' });
  };
  return (
    <PopupShell title="Настройки cookie" size="m">
      <p>
        Отметьте, что можно загружать и хранить в этом браузере. То, что вы не отметили, не загружается;
        снятая отметка действует сразу, и cookie этой группы удаляются.
      </p>
      <CookieGroups chosen={chosen} onChange={setChosen} described />
      <PopupShell.Actions>
        <Button kind="quiet" onClick={() => keep([NECESSARY])}>
          Только необходимые
        </Button>
        <Button kind="second" onClick={() => keep(COOKIE_GROUPS)}>
          Принять все
        </Button>
        <Button onClick={() => keep(chosen)}>Сохранить</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
