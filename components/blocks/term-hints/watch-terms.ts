/** Specification, section 9: shown after 200 ms, hidden at once. */
const SHOW_MS = 200;

export interface TermWatcher {
  /** Called when a word is hovered, focused or touched. */
  show: (link: HTMLAnchorElement) => void;
  hide: () => void;
  /** Whether the node belongs to the hint, which can be hovered too. */
  isHint: (node: Node | null) => boolean;
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null;

/** Follows mouse, keyboard and touch over the linked words inside `root`; returns a function that stops. */
export function watchTerms(root: HTMLElement, { show, hide, isHint }: TermWatcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLAnchorElement | null = null;
  const open = (link: HTMLAnchorElement) => {
    clearTimeout(timer);
    shown = link;
    show(link);
  };
  const wait = ({ target }: Event) => {
    const link = linkOf(target);
    if (!link) return;
    clearTimeout(timer);
    timer = setTimeout(open, SHOW_MS, link);
  };
  const close = (event?: Event) => {
    if (event instanceof PointerEvent && isHint(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    shown = null;
    hide();
  };
  // touch has no hover: the first touch shows the hint, the next one follows the link
  const touch = (event: Event) => {
    const link = linkOf(event.target);
    if (!link || link === shown || (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    open(link);
  };
  const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
  const ending = new AbortController();
  const on = (name: string, run: (event: Event) => void) =>
    root.addEventListener(name, run, { signal: ending.signal });
  on('pointerover', (event) => isMouse(event) && wait(event));
  on('focusin', wait);
  on('pointerout', (event) => isMouse(event) && linkOf(event.target) && close(event));
  on('focusout', close);
  on('click', touch);
  const away = ({ target }: Event) => shown && !linkOf(target) && !isHint(target as Node) && close();
  document.addEventListener('pointerdown', away, { signal: ending.signal });
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  document.addEventListener('keydown', onKey, { signal: ending.signal });
  return () => {
    close();
    ending.abort();
  };
}
