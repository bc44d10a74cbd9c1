'use client';

import { useBackClose } from '@/components/ui/popup/use-back-close';
import { useScrollLock } from '@/components/ui/popup/use-scroll-lock';

/** An open menu of a phone covers the page as a popup does: the back gesture closes it, the page behind holds still. */
export function MenuOver({ onBack }: { onBack: () => void }) {
  useBackClose(true, onBack);
  useScrollLock(true, 0);
  return null;
}
