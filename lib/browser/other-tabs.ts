/**
 * What another tab changed is looked at when it is heard of (`hear`, else the same), and whenever this page is shown
 * again: a page kept by the browser hears nothing. Returns how to stop.
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
