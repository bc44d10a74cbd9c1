'use client';

import { useEffect, useState } from 'react';
import { fetchDoor } from '@/api/door/queries';
import { actor } from '@/components/blocks/outbox/actor';
import { Button } from '@/components/ui/button/button';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { formatDateTime } from '@/lib/format/date';
import { findDoor, putDoor, removeDoor, type DoorCopy } from '@/lib/pwa/door-copy';
import styles from './door.module.css';

/** Fetches the current list and stores it on this device. */
async function keep(userId: string, trainingId: string): Promise<DoorCopy> {
  const { name, slot, visitsUntil, now, people } = await fetchDoor(trainingId);
  const copy: DoorCopy = {
    ...{ address: trainingId, name, when: momentWords(slot), until: visitsUntil, people },
    ...{ savedAt: new Date().toISOString(), offset: Date.parse(now) - Date.now() },
  };
  await putDoor(userId, copy);
  return copy;
}

const FULL = 'Список не сохранён: на устройстве нет места или оно ничего не хранит.';

interface SaveListProps {
  trainingId: string;
  isOpen: boolean;
  /** Called after each fetch with the correction of this device's clock, ms. */
  onClock: (offset: number) => void;
}

/** Stores the door list for work without a network and refreshes the stored list whenever the page is opened. */
export function SaveList({ trainingId, isOpen, onClock }: SaveListProps) {
  const [copy, setCopy] = useState<DoorCopy | null>(null);
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  useEffect(() => {
    const userId = actor();
    if (userId === null || typeof indexedDB === 'undefined') return;
    const renew = async () => {
      const found = await findDoor(userId, trainingId);
      const kept = found && (await keep(userId, trainingId).catch(() => found));
      setCopy(kept);
      if (kept) onClock(kept.offset);
    };
    renew().catch(() => undefined);
  }, [trainingId, onClock]);
  const act = async (work: (userId: string) => Promise<DoorCopy | null>) => {
    const userId = actor();
    if (userId === null) return;
    setState('busy');
    try {
      const kept = await work(userId);
      setCopy(kept);
      if (kept) onClock(kept.offset);
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  const save = () => void act((userId) => keep(userId, trainingId));
  const drop = () => void act((userId) => removeDoor(userId, trainingId).then(() => null));
  if (!isOpen && !copy) return null;
  return (
    <div className={styles.save} data-script="">
      {copy ? (
        <>
          <span>Список на устройстве с {formatDateTime(copy.savedAt)}: страница откроется и без сети.</span>
          <Button kind="quiet" size="s" loading={state === 'busy'} onClick={drop}>
            Удалить с устройства
          </Button>
        </>
      ) : (
        <Button kind="quiet" size="s" icon="download" loading={state === 'busy'} onClick={save}>
          Сохранить список для работы без сети
        </Button>
      )}
      {state === 'failed' && <span role="alert">{FULL}</span>}
    </div>
  );
}
