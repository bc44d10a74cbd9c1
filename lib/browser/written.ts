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

/** Told of writes, of one before it listened too: pages don't wait for who listens. Gives back how to stop. */
export function onWritten(run: () => void): () => void {
  listener = run;
  if (waits) pass();
  return () => {
    if (listener === run) listener = null;
  };
}
