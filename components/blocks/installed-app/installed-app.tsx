'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { watchBrokenPage } from '@/lib/pwa/broken-page';
import { keepPrompt } from '@/lib/pwa/install-prompt';
import { registerWorker } from '@/lib/pwa/worker-registration';
import { whenIdle } from '@/lib/browser/when-idle';

/** Registers the service worker at once; loads the other parts of the installed app when the browser is idle. */
export function InstalledApp() {
  const [Rest, setRest] = useState<ComponentType | null>(null);
  useEffect(() => {
    void registerWorker();
    const stops = [keepPrompt(), watchBrokenPage()];
    const callOff = whenIdle(() => {
      void import('./installed-app-rest').then(
        ({ InstalledAppRest }) => setRest(() => InstalledAppRest),
        () => undefined, // the page works without it
      );
    });
    return () => [...stops, callOff].forEach((stop) => stop());
  }, []);
  return Rest && <Rest />;
}
