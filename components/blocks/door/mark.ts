import { CallError, messageOf } from '@/api/core/call-error';
import { checkIn, type CheckIn } from '@/api/door/queries';
import { actor } from '@/components/blocks/outbox/actor';
import { isOffline } from '@/components/blocks/outbox/send-or-keep';
import { putIntent, type OutboxEntry } from '@/lib/pwa/outbox';

export interface Door {
  /** Of the training. */
  id: string;
  name: string;
  /** What is to be added to this device's clock, ms. */
  offset: number;
}

/** By the list, or by a code; `scanned`: somebody of the list whose code was shown. */
type Who = { registrationId: string; scanned?: boolean } | { code: string };

type Body = { source: 'qr' | 'manual' } & ({ code: string } | { registrationId: string });

const bodyOf = (who: Who): Body =>
  'code' in who
    ? { code: who.code, source: 'qr' }
    : { registrationId: who.registrationId, source: who.scanned ? 'qr' : 'manual' };

/** `kept`: on this device, until there is a network. */
export type Marked = { kind: 'done'; visit: CheckIn } | { kind: 'kept' } | { kind: 'refused'; words: string };

/** Names stay out of it: it outlives signing out, as numbers and codes. */
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

/** Marks now; without a network the mark stays on the device with its moment, and goes by itself. Never throws. */
export async function markAtDoor(door: Door, who: Who): Promise<Marked> {
  const visitedAt = new Date(Date.now() + door.offset).toISOString();
  try {
    if (!navigator.onLine) throw new CallError(0);
    // the moment is the services' own where they can be asked
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
