import { leaveSettled } from '@/lib/browser/history-steps';

/** Opens a page of the portal by a whole new load: nothing this page knows is carried into it (another session). */
export function loadPage(path: string): void {
  leaveSettled(() => window.location.assign(path));
}
