import { CallError, messageOf } from '@/api/core/call-error';
import { checkIn, type CheckIn } from '@/api/door/queries';
import { actor } from '@/components/blocks/outbox/actor';
import { isOffline } from '@/components/blocks/outbox/send-or-keep';
import { putIntent, type OutboxEntry } from '@/lib/pwa/outbox';

export interface Door {
  /** Id of the training. */
  id: string;
  name: string;
  /** Correction added to this device's clock, ms. */
  offset: number;
}

/** A person from the list or a code; `scanned` when a code identified the person in the list. */
type Who = { registrationId: string; scanned?: boolean } | { code: string };

type Body = { source: 'qr' | 'manual' } & ({ code: string } | { registrationId: string });

const bodyOf = (who: Who): Body =>
  'code' in who
    ? { code: who.code, source: 'qr' }
    : { registrationId: who.registrationId, source: who.scanned ? 'qr' : 'manual' };

/** `kept`: stored on this device until there is a network. */
export type Marked = { kind: 'done'; visit: CheckIn } | { kind: 'kept' } | { kind: 'refused'; words: string };

/** An outbox entry with ids and codes only, without names, because it stays on the device after sign-out. */
function entryOf(door: Door, who: Who, visitedAt: string): OutboxEntry {
  return {
    key: `visit:${door.id}:${'code' in who ? who.code : who.registrationId}`,
    kind: 'visit',
    title: `Визит: «${door.name}»`,
    on: true,
    data: { id: door.id, ...bodyOf(who), visitedAt },
    at: Date.now(),
  };
}

/** Marks a visit; without a network stores the mark with its moment, to be sent automatically. Never throws. */
export async function markAtDoor(door: Door, who: Who): Promise<Marked> {
  const visitedAt = new Date(Date.now() + door.offset).toISOString();
  try {
    if (!navigator.onLine) throw new CallError(0);
    // online, the service records its own time
    return { kind: 'done', visit: await checkIn(door.id, bodyOf(who)) };
  } catch (error) {
    const userId = actor();
    if (!isOffline(error) || userId === null) return { kind: 'refused', words: messageOf(error) };
    const isKept = putIntent(userId, entryOf(door, who, visitedAt));
    return isKept
      ? { kind: 'kept' }
      : { kind: 'refused', words: 'На устройстве нет места: отметка не сохранена. Запишите её на бумаге.' };
  }
}
