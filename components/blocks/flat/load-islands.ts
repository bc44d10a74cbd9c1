import { islandsOf, type Islands } from './island-code';

/**
 * The code of islands of these names, once it comes: asked for at once, again when the network is back, and by `again`.
 * Calling what this answers ends the waiting.
 */
export function loadIslands(
  names: readonly string[],
  onCome: (islands: Islands) => void,
): (() => void) & { again: () => void } {
  let state: 'asking' | 'failed' | 'over' = 'failed';

  const again = () => {
    if (state !== 'failed') return;
    state = 'asking';
    islandsOf(names).then(
      (come) => {
        if (state === 'over') return;
        stop();
        onCome(come);
      },
      () => {
        if (state === 'asking') state = 'failed';
      },
    );
  };
  const stop = () => {
    state = 'over';
    window.removeEventListener('online', again);
  };
  window.addEventListener('online', again);
  again();
  return Object.assign(stop, { again });
}
