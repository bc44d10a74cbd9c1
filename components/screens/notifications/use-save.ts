'use client';

import { messageOf } from '@/api/core/call-error';
import { useChangeSettings, type SettingsChange } from '@/api/notifications/queries';
import { toast } from '@/components/ui/toast/toast-store';

/** Saves a change at once and confirms it by a toast; a refused change is reverted, and a toast shows the reason. */
export function useSave() {
  const { mutate } = useChangeSettings();
  return (change: SettingsChange, words: string) =>
    mutate(change, {
      onSuccess: () => toast({ text: words, kind: 'good' }),
      onError: (error) => toast({ text: messageOf(error), kind: 'bad' }),
    });
}
