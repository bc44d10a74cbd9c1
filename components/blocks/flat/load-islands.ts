import { islandsOf, type Islands } from './island-code';

/**
 * Loads the code of these islands at once; after a failure again when the network is back, and on a call of `again`.
 * Returns a function that cancels.
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
