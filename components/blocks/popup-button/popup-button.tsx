'use client';

import type { ReactNode } from 'react';
import { openPopup } from '@/components/popups/store';

/** Popups that need nothing from the page around them. */
export type PlainPopup =
  'rules' | 'programme-rules' | 'cabinet-instruction' | 'cookies' | 'password-reset' | 'points-history';

/** A button that opens a popup, for server components; hidden where no script could open it. */
export function PopupButton({
  popup,
  className,
  children,
}: {
  popup: PlainPopup;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button type="button" className={className} data-script="" onClick={() => openPopup(popup)}>
      {children}
    </button>
  );
}
