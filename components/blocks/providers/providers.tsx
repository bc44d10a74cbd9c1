'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { makeQueryClient } from '@/api/core/query-client';
import '@/lib/browser/first-popstate';
import { ToastRegion } from '@/components/ui/toast/toast-region';
import { InstalledApp } from '../installed-app/installed-app';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { NavProgress } from '../nav-progress/nav-progress';
import { ScrollRules } from '../scroll-rules/scroll-rules';
import { SessionWatch } from '../session-watch/session-watch';
import { SoftLinks } from '../soft-links/soft-links';
import { LeaveForms } from '../user-menu/leave-forms';

/** Providers that every page needs in the browser, and no others: those of single pages load with them. */
export function Providers({ popups, children }: { popups: ReactNode; children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      {popups}
      <SoftLinks />
      <LeaveForms />
      <SessionWatch />
      <ToastRegion />
      <LoadingOverlay />
      <InstalledApp />
      <Suspense>
        <NavProgress />
        <ScrollRules />
      </Suspense>
    </QueryClientProvider>
  );
}
