'use client';

import { useEffect } from 'react';
import { endWrites, pageOwner } from '@/api/core/page-owner';
import { isPopupOpen, openPopup } from '@/components/popups/store';
import { emptyControls } from '@/lib/browser/empty-controls';
import { watchOtherTabs } from '@/lib/browser/other-tabs';
import { ACCOUNT_NAME, readAccount } from '@/lib/pwa/account';
import { markedKinds } from '@/lib/pwa/busy';
import { dropForms } from '@/lib/pwa/form-drafts';
import { loadPage } from '@/lib/routes/load-page';
import * as path from '@/lib/routes/path';

/**
 * Leaves a page whose person signed out in another tab, or was replaced there by another one. Unsent data stays on the
 * page, covered by the sign-in popup; without any, the page is closed.
 */
function leavePage(taken: boolean): void {
  const unsent = markedKinds().some((kind) => kind !== 'video');
  if (unsent && isPopupOpen('sign-in')) return;
  if (unsent) return openPopup('sign-in', { taken, cover: true });
  endWrites();
  dropForms();
  emptyControls();
  loadPage(taken ? '/' : path.login());
}

/** Watches the account from other tabs, and checks it again when a sleeping page is shown. */
function watchAccount(): () => void {
  // where storage is unavailable, no account is ever known
  let known = false;
  const look = () => {
    const [person, account] = [pageOwner(), readAccount()];
    if (person === null) return;
    if (account === person) known = true;
    else if (known) leavePage(account !== null);
  };
  const hear = ({ key, oldValue }: StorageEvent) => {
    if (key !== null && key !== ACCOUNT_NAME) return;
    known ||= oldValue !== null && oldValue === pageOwner();
    look();
  };
  look();
  return watchOtherTabs(look, hear);
}

export function AccountWatch() {
  useEffect(watchAccount, []);
  return null;
}
