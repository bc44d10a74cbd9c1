import type { ReactNode } from 'react';
import type { PlainPopup } from '@/components/popups/plain';

interface PopupButtonProps {
  popup: PlainPopup;
  className?: string;
  children: ReactNode;
}

/** A button that opens a popup; hidden where no script could open it. Plain HTML: `PopupHost` hears its press. */
export function PopupButton({ popup, className, children }: PopupButtonProps) {
  return (
    <button type="button" className={className} data-script="" data-popup={popup}>
      {children}
    </button>
  );
}
