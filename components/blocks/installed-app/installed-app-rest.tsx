'use client';

import { OutboxBar } from '../outbox/outbox-bar';
import { AccountWatch } from '../session-watch/account-watch';
import { InstallHintPanel } from './install-hint-panel';
import { KeptPages } from './kept-pages';
import { UpdateNotice } from './update-notice';

/** What is added to a page once the page is there. */
export function InstalledAppRest() {
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
