'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';

/** Specification, section 9: a menu is shown at once and hidden 400 ms after the pointer has left. */
const HIDE_MS = 400;
const MENU = 'details[data-menu]';
const HOVER_MENU = 'details[data-menu="hover"]';
/** Width at which an open menu covers the page. */
const NARROW = '(max-width: 767px)';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`);
const closeAll = (but?: Element | null) => {
  for (const menu of openMenus()) if (menu !== but) menu.open = false;
};
const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

/** Whether the link opens a page over the menu's history entry: removing the entry now would cancel the navigation. */
const isLeavingOver = (link: Element | null): boolean =>
  link instanceof HTMLAnchorElement &&
  window.matchMedia(NARROW).matches &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname;

/** Closes menus on a choice in a menu and on a click outside. */
function closeOnClick({ target }: MouseEvent): void {
  const chosen = (target as Element).closest?.('a, [role="menuitem"], [data-choice]');
  if (menuOf(target) && isLeavingOver(chosen)) return;
  closeAll(chosen ? null : menuOf(target));
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  }
}

function closeOnFocus({ target }: FocusEvent): void {
  if (!menuOf(target)) closeAll();
}

/** Prevents the first click on a menu that hovering has just opened from closing it. */
function keepHovered(event: MouseEvent): void {
  const menu = (event.target as Element).closest?.('summary') && menuOf(event.target);
  if (!menu || !('hovered' in menu.dataset)) return;
  event.preventDefault();
  delete menu.dataset.hovered;
}

/** Opens a menu under the mouse and closes it after a delay when the mouse has left. */
function followMouse(signal: AbortSignal): void {
  let timer = 0;
  const shut = () => {
    for (const open of openMenus()) if (open.dataset.menu === 'hover') open.open = false;
  };
  const show = (menu: HTMLDetailsElement) => {
    if (menu.open) return;
    closeAll(menu);
    menu.open = true;
    menu.dataset.hovered = '';
  };
  // the mouse may have been over a menu before this code ran
  const rested = document.querySelector<HTMLDetailsElement>(`${HOVER_MENU}:hover`);
  if (rested) show(rested);
  const over = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const menu = menuOf(target);
    window.clearTimeout(timer);
    if (menu?.matches(HOVER_MENU)) show(menu);
    else if (!menu && openMenus().length > 0) timer = window.setTimeout(shut, HIDE_MS);
  };
  document.addEventListener('pointerover', over, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}

/**
 * Menus are `<details data-menu>` and work without a script; this component closes them on Escape, on a click outside
 * and after a choice, and opens them on hover.
 */
export function Menus() {
  const path = usePathname();
  const [isOver, setOver] = useState(false);
  const [Over, setPart] = useState<ComponentType<{ onBack: () => void }> | null>(null);
  // closes in the cleanup, when the page is left: a menu opened before hydration stays open
  useEffect(() => () => closeAll(), [path]);

  useEffect(() => {
    if (!isOver) return;
    // if the code fails to load, only the back gesture and the scroll lock are missing
    void import('./menu-over').then(
      ({ MenuOver }) => setPart(() => MenuOver),
      () => undefined,
    );
  }, [isOver]);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const look = () => setOver(window.matchMedia(NARROW).matches && openMenus().length > 0);
    document.addEventListener('toggle', look, { signal, capture: true });
    document.addEventListener('click', closeOnClick, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeOnFocus, { signal });
    document.addEventListener('click', keepHovered, { signal, capture: true });
    followMouse(signal);
    return () => abort.abort();
  }, []);

  return isOver && Over ? <Over onBack={closeAll} /> : null;
}
