'use client';

import { useBackClose } from '@/components/ui/popup/use-back-close';
import { useScrollLock } from '@/components/ui/popup/use-scroll-lock';

/** Makes an open menu on a phone behave like a popup: the back gesture closes it, the page behind does not scroll. */
export function MenuOver({ onBack }: { onBack: () => void }) {
  useBackClose(true, onBack);
  useScrollLock(true, 0);
  return null;
}
