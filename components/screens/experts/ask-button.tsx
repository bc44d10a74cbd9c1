'use client';

import { openPopup } from '@/components/popups/store';
import { opensPopup } from '@/components/ui/anchor/pressed';
import { ButtonLink } from '@/components/ui/button/button';

/** Opens the question form over the page; without a script, or in a new tab, it leads to the page of questions. */
export function AskButton() {
  return (
    <ButtonLink
      href="/academy/ask-question#ask"
      icon="question"
      {...opensPopup(() => openPopup('ask-question'))}
    >
      Спросить любого эксперта
    </ButtonLink>
  );
}
