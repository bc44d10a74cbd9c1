import { readAccount } from '@/lib/pwa/account';

/**
 * Somebody signed in from another tab, which this one hears of, or sees when it is shown again; the page itself
 * left nobody signed in when it opened. Gives back how to stop.
 */
export function watchSignIn(onSignedIn: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && readAccount() !== null) onSignedIn();
  };
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
