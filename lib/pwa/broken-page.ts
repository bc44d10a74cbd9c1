import { latestBuild } from './build';
import { busyKinds } from './busy';
import { reloadBroken } from './page-reload';
import { switchTime } from './update-rule';

/** Event on `window`: a part of the page is missing and an automatic reload was not possible. */
export const PAGE_BROKEN = 'portal:page-broken';

const BUILD_FILE = /\/_next\/static\/.*\.(js|css)(\?|$)/;

/** Whether a failed element is a file of the build: after an update the portal may no longer have the old files. */
function isBuildFile(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return BUILD_FILE.test(target.src);
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && BUILD_FILE.test(target.href);
}

async function mend(): Promise<void> {
  // without a network a reload would not repair the page but lose it
  if (!navigator.onLine || !(await latestBuild())) return;
  if (switchTime('broken', busyKinds()) === 'now' && reloadBroken()) return;
  window.dispatchEvent(new Event(PAGE_BROKEN));
}

/** Reloads a page whose code cannot be loaded, whatever requested it. Returns a function that stops watching. */
export function watchBrokenPage(): () => void {
  const listen = ({ target }: Event) => void (isBuildFile(target) && mend());
  // errors of elements do not bubble
  window.addEventListener('error', listen, true);
  return () => window.removeEventListener('error', listen, true);
}
