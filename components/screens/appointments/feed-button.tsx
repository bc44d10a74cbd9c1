'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** Opens the popup with an address for the calendar on a phone; hidden without scripts. */
export function FeedButton() {
  return (
    <Button
      kind="quiet"
      size="s"
      icon="calendar"
      data-flush="start"
      data-script=""
      aria-haspopup="dialog"
      onClick={() => openPopup('calendar-feed')}
    >
      Подписаться на календарь
    </Button>
  );
}
