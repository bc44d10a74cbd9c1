import type * as islands from './islands';

export type Islands = typeof islands;

/**
 * The code of islands, once it comes: asked for at once, again when the network is back, and by `again`. Calling what
 * this answers ends the waiting.
 */
export function loadIslands(onCome: (islands: Islands) => void): (() => void) & { again: () => void } {
  let state: 'asking' | 'failed' | 'over' = 'failed';

  const again = () => {
    if (state !== 'failed') return;
    state = 'asking';
    import('./islands').then(
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
