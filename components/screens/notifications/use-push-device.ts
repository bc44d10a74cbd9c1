'use client';

import { useEffect, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { pageOwner } from '@/api/core/page-owner';
import { useRemovePush, useSubscribePush, type NotificationSettings } from '@/api/notifications/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { dropPush } from '@/lib/pwa/drop-push';
import { dropPushNote, keepPushNote } from '@/lib/pwa/push-note';
import { deviceFingerprint, pushAbility, turnPushOn, type PushAbility } from '@/lib/pwa/push-device';

type Devices = NotificationSettings['devices'];
export type PushState = 'checking' | 'on' | 'off' | Exclude<PushAbility, 'able'>;

interface Browser {
  ability: PushAbility | null;
  fingerprint: string | null;
}

async function readBrowser(): Promise<Browser> {
  const fingerprint = await deviceFingerprint().catch(() => null);
  return { ability: pushAbility(), fingerprint };
}

/** Subscription of this browser, read from the browser and not from the services. */
function useBrowser() {
  const [browser, setBrowser] = useState<Browser>({ ability: null, fingerprint: null });
  useEffect(() => {
    void readBrowser().then(setBrowser);
  }, []);
  return { ...browser, look: async () => setBrowser(await readBrowser()) };
}

/** Push on this browser: its state, and functions to turn it on and off. Permission is requested only after a press. */
export function usePushDevice(pushKey: string, devices: Devices) {
  const { ability, fingerprint, look } = useBrowser();
  const [busy, setBusy] = useState(false);
  const subscribe = useSubscribePush();
  const remove = useRemovePush();
  const own = devices.find((device) => device.fingerprint === fingerprint);
  const stands = ability === 'able' ? (own ? 'on' : 'off') : ability;

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true);
    try {
      const words = await work();
      if (words) toast({ text: words, kind: 'good' });
    } catch (error) {
      toast({ text: messageOf(error), kind: 'bad' });
    } finally {
      await look();
      setBusy(false);
    }
  };
  const turnOn = () =>
    run(async () => {
      const turned = await turnPushOn(pushKey).catch(() => null);
      if (!turned) toast({ text: 'Сервис push этого браузера не отвечает. Попробуйте позже.', kind: 'bad' });
      if (turned?.kind !== 'on') return null;
      const { endpoint, p256dh, auth } = turned;
      const { fingerprint: known } = await subscribe.mutateAsync({ endpoint, p256dh, auth });
      const userId = pageOwner();
      // without the note the service worker hides the words of a push, and ends the subscription at the first one
      if (userId) await keepPushNote({ userId, key: pushKey, fingerprint: known }).catch(() => undefined);
      return 'Push на этом устройстве включены.';
    });
  const turnOff = (id: string) =>
    run(async () => {
      await remove.mutateAsync(id);
      if (id === own?.id) await Promise.all([dropPush(), dropPushNote()]);
      return id === own?.id ? 'Push на этом устройстве выключены.' : 'Устройство отключено.';
    });
  const state: PushState = stands ?? 'checking';
  return { state, own, busy, turnOn, turnOff };
}
