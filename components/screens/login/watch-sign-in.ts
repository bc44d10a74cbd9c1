import { watchOtherTabs } from '@/lib/browser/other-tabs';
import { readAccount } from '@/lib/pwa/account';

/**
 * Calls `onSignedIn` when somebody has signed in from another tab: this tab is notified, or checks when it becomes
 * visible. Nobody is signed in when the page opens. Returns a function that stops watching.
 */
export function watchSignIn(onSignedIn: () => void): () => void {
  return watchOtherTabs(() => {
    if (document.visibilityState === 'visible' && readAccount() !== null) onSignedIn();
  });
}
