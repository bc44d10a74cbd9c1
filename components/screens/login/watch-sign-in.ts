import { watchOtherTabs } from '@/lib/browser/other-tabs';
import { readAccount } from '@/lib/pwa/account';

/**
 * Somebody signed in from another tab, which this one hears of, or sees when it is shown again; the page itself
 * left nobody signed in when it opened. Gives back how to stop.
 */
export function watchSignIn(onSignedIn: () => void): () => void {
  return watchOtherTabs(() => {
    if (document.visibilityState === 'visible' && readAccount() !== null) onSignedIn();
  });
}
