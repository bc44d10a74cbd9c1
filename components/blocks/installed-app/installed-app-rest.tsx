'use client';

import { useEffect } from 'react';
import { OutboxBar } from '../outbox/outbox-bar';
import { AccountWatch } from '../session-watch/account-watch';
import { fetchCode } from './fetch-code';
import { InstallHintPanel } from './install-hint-panel';
import { KeptPages } from './kept-pages';
import { UpdateNotice } from './update-notice';

/** What is added to a page once the page is there. */
export function InstalledAppRest() {
  // without it a press asks for the code itself
  useEffect(() => void fetchCode().catch(() => undefined), []);
  return (
    <>
      <AccountWatch />
      <KeptPages />
      <OutboxBar />
      <UpdateNotice />
      <InstallHintPanel />
    </>
  );
}
