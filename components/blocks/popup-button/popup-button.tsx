import type { ReactNode } from 'react';
import type { PlainPopup } from '@/components/popups/plain';

interface PopupButtonProps {
  popup: PlainPopup;
  className?: string;
  children: ReactNode;
}

/** A button that opens a popup; hidden without scripts. Plain HTML: `PopupHost` handles its press. */
export function PopupButton({ popup, className, children }: PopupButtonProps) {
  return (
    <button type="button" className={className} data-script="" data-popup={popup}>
      {children}
    </button>
  );
}
