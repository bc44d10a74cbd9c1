import { BUILT } from './built';
import { isStaticSection } from './sections';

/** Split once: the frame of every page asks for some twenty addresses. */
const PATHS = BUILT.map((path) => path.split('/'));

/** Whether an address of the portal has a page to show; query and hash are ignored. */
export function isBuiltPage(href: string): boolean {
  const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const have = path.split('/');
  return PATHS.some((want) => {
    if (want.length !== have.length || (want[1] === '*' && isStaticSection(have[1] ?? ''))) return false;
    return want.every(
      (segment, index) => have[index] === segment || (segment === '*' && Boolean(have[index])),
    );
  });
}
