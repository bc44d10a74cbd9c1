'use client';

import type { MouseEvent } from 'react';
import { openPopup } from '@/components/popups/store';
import { ButtonLink } from '@/components/ui/button/button';

/** Opens the question form over the page; without a script, or in a new tab, it leads to the page of questions. */
export function AskButton() {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openPopup('ask-question');
  };
  return (
    <ButtonLink href="/academy/ask-question#ask" icon="question" aria-haspopup="dialog" onClick={open}>
      Спросить любого эксперта
    </ButtonLink>
  );
}
