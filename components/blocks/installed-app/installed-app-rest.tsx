'use client';

import { useEffect } from 'react';
import { OutboxBar } from '../outbox/outbox-bar';
import { AccountWatch } from '../session-watch/account-watch';
import { fetchCode } from './fetch-code';
import { InstallHintPanel } from './install-hint-panel';
import { KeptPages } from './kept-pages';
import { UpdateNotice } from './update-notice';

/** Parts of the installed app that are mounted when the browser is idle. */
export function InstalledAppRest() {
  // after a failure each navigation loads its code itself
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
