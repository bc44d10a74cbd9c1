/**
 * Calls `hear` (default `look`) when another tab writes to the storage, and `look` when this page is shown again: a
 * page in the back-forward cache receives no events. Returns the unsubscriber.
 */
export function watchOtherTabs(look: () => void, hear: (event: StorageEvent) => void = look): () => void {
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
