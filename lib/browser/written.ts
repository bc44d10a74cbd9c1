/** Writes within this time, ms, notify once: requests queued without a network are sent together. */
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

/** Notifies of a write that other pages show too: pages in the router's cache for Back are stale after it. */
export function announceWrite(): void {
  waits = true;
  pass();
}

/** Sets the listener called after each write, and for a write made before it was set. Returns its remover. */
export function onWritten(run: () => void): () => void {
  listener = run;
  if (waits) pass();
  return () => {
    if (listener === run) listener = null;
  };
}
