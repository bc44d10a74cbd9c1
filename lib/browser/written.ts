/** Writes that come together are one, ms: what waited without a network goes at once. */
const TOGETHER_MS = 200;

let listener: (() => void) | null = null;
let waits = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function pass(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!listener) return;
    waits = false;
    listener();
  }, TOGETHER_MS);
}

/** Something was written that other pages show too: those the router keeps for Back are old from here on. */
export function tellWritten(): void {
  waits = true;
  pass();
}

/** Calls the listener on each write, and for a write that happened before it subscribed. Returns how to unsubscribe. */
export function onWritten(run: () => void): () => void {
  listener = run;
  if (waits) pass();
  return () => {
    if (listener === run) listener = null;
  };
}
