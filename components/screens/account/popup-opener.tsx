'use client';

import type { ReactNode } from 'react';
import { openPopup } from '@/components/popups/store';
import { Button, type ButtonLook } from '@/components/ui/button/button';

interface PopupOpenerProps extends ButtonLook {
  popup:
    | 'user-edit'
    | 'password-changing'
    | 'points-transfer'
    | 'points-history'
    | 'cabinet-instruction'
    | 'account-deletion';
  /** Slug of the mark the points popups begin with. */
  brand?: string;
  children: ReactNode;
}

/** A button of the account that opens a popup; hidden where no script could open it. */
export function PopupOpener({ popup, brand, ...look }: PopupOpenerProps) {
  const open = () => openPopup(popup as 'points-history', brand ? { brand } : {});
  return <Button {...look} data-script="" aria-haspopup="dialog" onClick={open} />;
}
