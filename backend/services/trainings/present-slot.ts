import type { trainingSlot, trainingTopic } from '@/api/trainings/schemas';
import { can } from '@/lib/access/permissions';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { displayName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { viewerOf, type Ctx, type SignedIn } from '../../http/context';
import { linkEvent } from '../mts/ask-link';
import { mayLead, mayManage, visitsOpen } from './may-manage';
import type { SlotRow } from './slot-row';

const slotIn = (zone: string, instants: { startsAt: Date; endsAt: Date }) =>
  formatSlot(wallOf(instants, zone));

/** Facts of every slot, inside its topic and alone. */
function factsOf(
  { training, leader, own, waitingCount, waitingPosition, readerZone, held, ownQuota }: SlotRow,
  viewer: SignedIn,
) {
  const { id, type, status, address, timeZone, capacity, taken, startsAt, endsAt } = training;
  const idIn = (state: string) => (own?.state === state ? own.id : null);
  return {
    id,
    type,
    status,
    address,
    slot: slotIn(MOSCOW_ZONE, training),
    localSlot: slotIn(timeZone, training),
    readerSlot: readerZone === null ? null : slotIn(readerZone, training),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    capacity,
    // seats kept for others are not free for the viewer; of seats kept for the viewer only one is counted
    remainingPlaces: capacity === null ? null : Math.max(ownQuota === null ? 0 : 1, capacity - taken - held),
    waitingCount,
    leaderName: (leader && displayName(leader)) || null,
    registeredPharmacistId: idIn('registered'),
    waitingId: idIn('waiting'),
    waitingPosition,
    canManage: mayManage(training, viewer),
  };
}

/** Maps a slot for this viewer: notes, code, link and recording only for registered people. */
export function presentSlot(row: SlotRow, ctx: Ctx): Of<typeof trainingSlot> {
  const [viewer, now] = [viewerOf(ctx), ctx.now()];
  const { training, topic, mark, city, own } = row;
  const isRegistered = own?.state === 'registered';
  const isOver = training.endsAt <= now;
  return {
    ...factsOf(row, viewer),
    name: topic.name,
    topicId: topic.id,
    markId: mark.slug,
    markName: mark.name,
    city,
    notes:
      isRegistered || can(viewer, 'trainings.serve') || mayLead(training, viewer) ? training.notes : null,
    recordingUrl: isRegistered || mayLead(training, viewer) ? training.recordingUrl : null,
    cancelReason: training.cancelReason,
    myState: own?.state ?? null,
    notLaterHours: own?.notLaterHours ?? null,
    isConfirmed: isRegistered && own.confirmedAt !== null,
    presentAt: (isRegistered && own.presentAt?.toISOString()) || null,
    visited: isRegistered && (isOver || own.visitedAt) ? own.visitedAt !== null : null,
    checkInCode: isRegistered ? own.checkInCode : null,
    joinUrl: isRegistered ? own.joinUrl : null,
    canJoin: isRegistered && linkEvent(training, ctx.config) !== null,
    version: training.version,
    canManageVisits: visitsOpen(training, viewer, now),
  };
}

type TopicSlot = Of<typeof trainingTopic>['trainings'][number];

/** Maps a slot inside its topic. */
export function presentTopicSlot(row: SlotRow, viewer: SignedIn): TopicSlot {
  const facts = factsOf(row, viewer);
  return {
    ...facts,
    cityName: row.city,
    registeredPharmacistsCount: row.training.taken,
    isRegistered: facts.registeredPharmacistId !== null,
  };
}
