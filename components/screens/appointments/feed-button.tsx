'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** An address for the calendar of one's phone; hidden where no script could make it. */
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
