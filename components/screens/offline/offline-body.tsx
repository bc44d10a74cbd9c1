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
  /** The kept list of the door that was asked for. */
  door: DoorCopy | null;
  /** The saved copy of the page that was asked for. */
  item: SavedItem | null;
  /** How far the person was in it, where it is a module. */
  progress: SavedProgress;
  items: SavedItem[];
}

/** A module that was saved a moment before its progress. */
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

/** Doors are opened by the page of visits, of either section, under its own address. */
async function doorHere(userId: string): Promise<DoorCopy | null> {
  const training = new URLSearchParams(location.search).get('training');
  if (training === null || !location.pathname.endsWith('/pharmacist-visit')) return null;
  return findDoor(userId, training);
}

/** Opened by its own address with a network, this page has a better one: the same lists in the portal's frame. */
function leaveForFrame(here: Here | null, isOnline: boolean): void {
  if (here && isOnline && location.pathname === path.offline()) location.replace(path.saved());
}

/** The saved copy of what was asked for, when the person who is signed in has one; else what there is to do. */
export function OfflineBody() {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const look = () => void lookHere().then(setHere, () => setHere(null));
    // as it was opened: a network that comes a moment later must not tear away what is read or asked for next
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
