import { latestBuild } from './build';
import { busyKinds } from './busy';
import { reloadBroken } from './page-reload';
import { switchTime } from './update-rule';

/** Raised on `window` when the page lacks a part and could not be loaded anew by itself. */
export const PAGE_BROKEN = 'portal:page-broken';

const BUILD_FILE = /\/_next\/static\/.*\.(js|css)(\?|$)/;

/** Whether a failed element was a file of the build: after an update the old ones may be gone from the portal. */
function isBuildFile(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return BUILD_FILE.test(target.src);
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && BUILD_FILE.test(target.href);
}

async function mend(): Promise<void> {
  // a page without a network is not mended by a load: it would be lost
  if (!navigator.onLine || !(await latestBuild())) return;
  if (switchTime('broken', busyKinds()) === 'now' && reloadBroken()) return;
  window.dispatchEvent(new Event(PAGE_BROKEN));
}

/** Mends a page whose code can't be loaded, whoever asked for it; returns how to stop. */
export function watchBrokenPage(): () => void {
  const listen = ({ target }: Event) => void (isBuildFile(target) && mend());
  // errors of elements do not bubble
  window.addEventListener('error', listen, true);
  return () => window.removeEventListener('error', listen, true);
}
