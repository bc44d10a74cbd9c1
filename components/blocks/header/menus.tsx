'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Specification, section 9: a menu shows at once and hides 400 ms after the pointer left. */
const HIDE_MS = 400;
const MENU = 'details[data-menu]';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`);
const closeAll = (but?: Element | null) => {
  for (const menu of openMenus()) if (menu !== but) menu.open = false;
};
const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

/**
 * Menus are `<details data-menu>` and work by themselves; this adds what people expect of them: they close on
 * Escape, on a click outside and after a choice, and follow the mouse.
 */
export function Menus() {
  const path = usePathname();
  useEffect(() => closeAll(), [path]);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let timer = 0;

    document.addEventListener(
      'click',
      (event) => {
        const menu = menuOf(event.target);
        const chosen = (event.target as Element).closest?.('a, [role="menuitem"], [data-choice]');
        closeAll(chosen ? null : menu);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        for (const menu of openMenus()) {
          menu.open = false;
          if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
        }
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      (event) => {
        if (!menuOf(event.target)) closeAll();
      },
      { signal },
    );
    document.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType !== 'mouse') return;
        const menu = menuOf(event.target);
        window.clearTimeout(timer);
        if (menu?.dataset.menu === 'hover' && !menu.open) {
          closeAll(menu);
          menu.open = true;
          menu.dataset.hovered = '';
        } else if (!menu && openMenus().length > 0) {
          timer = window.setTimeout(() => {
            for (const open of openMenus()) if (open.dataset.menu === 'hover') open.open = false;
          }, HIDE_MS);
        }
      },
      { signal },
    );
    // the click that follows the mouse onto a menu must not shut what the mouse has just opened
    document.addEventListener(
      'click',
      (event) => {
        const menu = (event.target as Element).closest?.('summary') && menuOf(event.target);
        if (menu && 'hovered' in menu.dataset) {
          event.preventDefault();
          delete menu.dataset.hovered;
        }
      },
      { signal, capture: true },
    );
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, []);

  return null;
}
