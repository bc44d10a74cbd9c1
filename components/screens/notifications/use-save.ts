'use client';

import { messageOf } from '@/api/core/call-error';
import { useChangeSettings, type SettingsChange } from '@/api/notifications/queries';
import { toast } from '@/components/ui/toast/toast-store';

/** Keeps a change at once and says so; what was refused has gone back by itself, and the reason is said. */
export function useSave() {
  const { mutate } = useChangeSettings();
  return (change: SettingsChange, words: string) =>
    mutate(change, {
      onSuccess: () => toast({ text: words, kind: 'good' }),
      onError: (error) => toast({ text: messageOf(error), kind: 'bad' }),
    });
}
