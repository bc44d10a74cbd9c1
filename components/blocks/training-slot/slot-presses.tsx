'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pressLoaded } from '@/components/blocks/press-loaded/press-loaded';
import { isPlainPress } from '@/lib/browser/plain-press';
import { whenIdle } from '@/lib/browser/when-idle';

const toPress = () => import('./slot-press');

/** Handles the buttons of all slots on a page by one listener; the code of the acts is loaded when the page is idle. */
export function SlotPresses() {
  const router = useRouter();

  useEffect(() => whenIdle(() => void toPress().catch(() => undefined)), []);

  useEffect(() => {
    const hear = (event: MouseEvent) => {
      if (!isPlainPress(event) || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('[data-slot-act]');
      if (button) pressLoaded(toPress, ({ pressSlot }) => pressSlot(button, () => router.refresh()))();
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [router]);

  return null;
}
