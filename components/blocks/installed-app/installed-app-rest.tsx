'use client';

import { OutboxBar } from '../outbox/outbox-bar';
import { InstallHintPanel } from './install-hint-panel';
import { UpdateNotice } from './update-notice';

/** What the installed app adds to a page once the page is there. */
export function InstalledAppRest() {
  return (
    <>
      <OutboxBar />
      <UpdateNotice />
      <InstallHintPanel />
    </>
  );
}
