import { isPlainPress } from '@/lib/browser/plain-press';
import type { PlainPopup } from './plain';
import { openPopup } from './store';

function open(event: MouseEvent): void {
  if (!isPlainPress(event) || !(event.target instanceof Element)) return;
  const opener = event.target.closest<HTMLElement>('[data-popup]');
  if (!opener) return;
  event.preventDefault();
  openPopup(opener.dataset.popup as PlainPopup);
}

/** Opens popups named in `data-popup`, by one capturing listener that runs before those that follow links. */
export function hearPresses(): () => void {
  document.addEventListener('click', open, { capture: true });
  return () => document.removeEventListener('click', open, { capture: true });
}
