/** Specification, section 9: shown after 200 ms, gone at once. */
const SHOW_MS = 200;

export interface TermWatcher {
  /** A word is pointed at, has the focus, or was touched. */
  show: (link: HTMLAnchorElement) => void;
  hide: () => void;
  /** Its words can be pointed at too. */
  isHint: (node: Node | null) => boolean;
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null;

/** Follows mouse, keyboard and finger over the linked words inside `root`; what it returns ends it. */
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
  // a finger can't hover: its first touch explains, the next one follows the link
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
