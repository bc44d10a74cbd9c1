/**
 * Calls `run` after `wait` ms without another call, but at most `most` ms after the first call of a series
 * (specification, section 9: 500 and 3000). `cancel` drops the pending call.
 */
export function debounced<A extends unknown[]>(run: (...args: A) => void, wait = 500, most = 3000) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const call = (...args: A) => {
    const now = Date.now();
    if (timer === undefined) first = now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        run(...args);
      },
      Math.max(0, Math.min(wait, first + most - now)),
    );
  };
  return Object.assign(call, { cancel });
}
