'use client';

import { useEffect, useState } from 'react';
import { claimPage, pageOwner } from '@/api/core/page-owner';
import { OutboxList } from '@/components/blocks/outbox/outbox-list';
import { readAccount } from '@/lib/pwa/account';
import { findDoor, type DoorCopy } from '@/lib/pwa/door-copy';
import {
  findProgress,
  findSaved,
  listSaved,
  type SavedItem,
  type SavedProgress,
} from '@/lib/pwa/saved-reading';
import { SAVED_CHANGED } from '@/lib/pwa/wipe-saved';
import { loadPage } from '@/lib/routes/load-page';
import { forgetIfEnded } from './forget-if-ended';
import { NetworkState } from './network-state';
import { SavedList } from '@/components/blocks/saved-list/saved-list';
import { SavedDoor } from './saved-door';
import { SavedModule } from './saved-module';
import { SavedReader } from './saved-reader';
import * as path from '@/lib/routes/path';

interface Here {
  userId: string;
  /** Stored list of the requested door. */
  door: DoorCopy | null;
  /** Saved copy of the requested page. */
  item: SavedItem | null;
  /** Progress in the copy, when it is a module. */
  progress: SavedProgress;
  items: SavedItem[];
}

/** Progress of a module whose copy was saved a moment before its progress. */
const BEGINNING: SavedProgress = {
  state: null,
  stateSavedAt: null,
  isFinished: false,
  correctAnswersCount: null,
  questionsCount: 0,
  earnedPoints: null,
  repeatDatetime: null,
};

async function lookHere(): Promise<Here | null> {
  const userId = pageOwner() ?? readAccount();
  if (userId === null || typeof indexedDB === 'undefined') return null;
  claimPage(userId);
  const { pathname } = location;
  const [door, item, progress, items] = await Promise.all([
    doorHere(userId),
    findSaved(userId, pathname),
    findProgress(userId, pathname),
    listSaved(userId),
  ]);
  return { userId, door, item, progress: progress ?? BEGINNING, items };
}

/** Returns the stored list of the requested door; null unless the address is a visits page, of either section. */
async function doorHere(userId: string): Promise<DoorCopy | null> {
  const training = new URLSearchParams(location.search).get('training');
  if (training === null || !location.pathname.endsWith('/pharmacist-visit')) return null;
  return findDoor(userId, training);
}

/**
 * Redirects to the page that has the same lists in the portal's frame, if this page was opened by its own address with
 * a network.
 */
function leaveForFrame(here: Here | null, isOnline: boolean): void {
  if (here && isOnline && location.pathname === path.offline()) location.replace(path.saved());
}

/** Saved copy of the requested page, if the signed-in person has one; else the network's state and the saved lists. */
export function OfflineBody() {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const look = () => void lookHere().then(setHere, () => setHere(null));
    // read once: a network that returns later must not take the page away from its reader
    const isOnline = navigator.onLine;
    void lookHere().then(
      (found) => leaveForFrame(found, isOnline),
      () => undefined,
    );
    look();
    window.addEventListener(SAVED_CHANGED, look);
    void forgetIfEnded().then((forgotten) => forgotten && loadPage(`${path.login()}?from=%2F&ended=1`));
    return () => window.removeEventListener(SAVED_CHANGED, look);
  }, []);

  if (here?.door) return <SavedDoor copy={here.door} />;
  if (here?.item?.kind === 'module') return <SavedModule {...here} item={here.item} />;
  if (here?.item) return <SavedReader userId={here.userId} item={here.item} />;
  return (
    <div data-outbox="">
      <NetworkState />
      <OutboxList />
      {here && <SavedList userId={here.userId} items={here.items} />}
    </div>
  );
}
