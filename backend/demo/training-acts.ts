import { certificateNumber as letterCode, NUMBER_BYTES } from '@/lib/domain/certificate';
import { DAY_MS, moscowDay } from '@/lib/domain/moscow';
import { trainingMessage } from '@/lib/domain/training-words';
import { daysOf } from '@/lib/domain/trainings/absence';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { shiftDay } from '@/lib/domain/week';
import { displayName } from '@/lib/format/person';
import { trainingQuotas, trainingQuotaSeats } from '../db/schema/quotas';
import { leaderAbsences, trainingMessages } from '../db/schema/leaders';
import { trainingRegistrations } from '../db/schema/registrations';
import { trainings, trainingTopics } from '../db/schema/trainings';
import type { Db } from '../db/types';
import { SHOWPIECE } from './accounts';
import { counter, insertAll } from './bulk';
import { Chance } from './chance';
import type { Book } from './history/book';
import type { Happening } from './history/plan';
import type { SeedNews } from './news';
import type { Setting, TrainingRow, Trainings } from './trainings';

export interface TrainingActs {
  absences: (typeof leaderAbsences.$inferInsert)[];
  quotas: (typeof trainingQuotas.$inferInsert & { id: string })[];
  quotaSeats: (typeof trainingQuotaSeats.$inferInsert)[];
  messages: (typeof trainingMessages.$inferInsert)[];
  /** Notifications of the showpiece about them. */
  news: SeedNews[];
  /** Points given to people who came to a training. */
  award: { at: Date; brand: string; points: number; training: TrainingRow; topic: string; userIds: string[] };
}

const AWARDED = 40;
/** The next days, searched for ones on which a leader has no training: an absence then conflicts with none. */
const LOOK_DAYS = 60;

class Acts {
  private readonly today: Date;

  constructor(
    private readonly setting: Setting,
    private readonly made: Trainings,
  ) {
    this.today = setting.calendar.today;
  }

  private rowsOf({ id }: TrainingRow, state: 'registered' | 'waiting' = 'registered') {
    return this.made.registrations.filter((row) => row.trainingId === id && row.state === state);
  }

  /** The trainer's held trainings, the nearest first: past ones, or those some days ahead. */
  private led(which: 'behind' | 'ahead'): TrainingRow[] {
    const { leaders, calendar } = this.setting;
    const own = this.made.trainings.filter(
      ({ leaderId, status }) => leaderId === leaders[0] && status === 'planned',
    );
    return which === 'behind'
      ? own.filter(({ endsAt }) => endsAt < this.today).reverse()
      : own.filter(({ startsAt }) => startsAt > calendar.ago(-4));
  }

  private get showpieceId(): string {
    return this.setting.people.pharmacists.find(({ email }) => email === SHOWPIECE)?.id ?? '';
  }

  private topicOf({ topicId }: TrainingRow) {
    return this.made.topics.find(({ id }) => id === topicId);
  }

  private told(slot: TrainingRow) {
    const city = this.setting.directory.cities.find(({ id }) => id === slot.cityId)?.name ?? null;
    const { id, type, address = null } = slot;
    const slotIn = (zone: string) => formatSlot(wallOf(slot, zone));
    const clocks = { slot: slotIn(MOSCOW_ZONE), localSlot: slotIn(slot.timeZone) };
    return { id, type, address, city, ...clocks, topic: this.topicOf(slot)?.name ?? '' };
  }

  /** Returns the first free days of that length ahead for the leader. */
  private freeDays(leaderId: string, from: number, length: number) {
    const taken = this.made.trainings.filter((one) => one.leaderId === leaderId).map(daysOf);
    for (let at = from; at < LOOK_DAYS; at += 1) {
      const firstDay = moscowDay(this.setting.calendar.ago(-at, '12:00'));
      const lastDay = shiftDay(firstDay, length - 1);
      if (!taken.some((days) => days.firstDay <= lastDay && days.lastDay >= firstDay)) {
        return { firstDay, lastDay };
      }
    }
    throw new Error('The leader has no free days');
  }

  absences(): TrainingActs['absences'] {
    const { leaders, calendar } = this.setting;
    const id = counter();
    const of = (leaderId: string, from: number, length: number, note: string) => ({
      ...{ id: id(), leaderId, authorId: leaderId, note },
      ...{ ...this.freeDays(leaderId, from, length), createdAt: calendar.ago(6, '16:20') },
    });
    return [
      of(leaders[0], 36, 7, 'Отпуск'),
      of(leaders[1], 3, 2, 'Конгресс дерматологов'),
      of(leaders[1], 40, 5, ''),
    ];
  }

  /**
   * Quotas: seats for the chain of a registered person, one of them taken by that person, and a link for new
   * pharmacies.
   */
  quotas(): Pick<TrainingActs, 'quotas' | 'quotaSeats'> {
    const { calendar, directory, people, leaders } = this.setting;
    const slot = this.led('ahead').find(
      (one) => one.type === 'offline' && (one.capacity ?? 0) - one.taken >= 6 && this.rowsOf(one).length > 0,
    );
    const personOf = new Map(people.pharmacists.map((person) => [person.id, person]));
    const seat = slot && this.rowsOf(slot).find(({ userId }) => personOf.get(userId ?? '')?.chain);
    const chain = directory.chains.find(({ name }) => name === personOf.get(seat?.userId ?? '')?.chain);
    if (!slot || !seat || !chain) throw new Error('No training has seats to keep');
    const chance = new Chance('training-quotas');
    const code = letterCode(Uint8Array.from({ length: NUMBER_BYTES }, () => chance.whole(0, 255)));
    const id = counter();
    const kept = {
      ...{ trainingId: slot.id, authorId: leaders[0], createdAt: calendar.ago(3, '12:40') },
      ...{ chainId: null as string | null, code: null as string | null, areaId: null },
    };
    const until = new Date(calendar.today.getTime() + 2 * DAY_MS);
    const quotas = [
      { ...kept, id: id(), kind: 'chain' as const, chainId: chain.id, seats: 3, note: '', until },
      { ...kept, id: id(), kind: 'link' as const, code, seats: 2, note: 'Для новых аптек', until: null },
    ];
    return { quotas, quotaSeats: [{ registrationId: seat.id ?? '', quotaId: quotas[0]?.id ?? '' }] };
  }

  messages(): Pick<TrainingActs, 'messages' | 'news'> {
    const { leaders, people, calendar } = this.setting;
    const author = people.users.find(({ id }) => id === leaders[0]);
    const id = counter();
    const ahead = this.made.trainings.find(
      (one) =>
        one.startsAt > calendar.ago(-1) && this.rowsOf(one).some((row) => row.userId === this.showpieceId),
    );
    const [behind] = this.led('behind');
    if (!ahead || !behind) throw new Error('Nothing to write of');
    const of = (slot: TrainingRow, to: 'registered' | 'visited', text: string, createdAt: Date) => ({
      ...{ id: id(), trainingId: slot.id, authorId: leaders[0], to, text, guests: 0, createdAt },
      people: this.rowsOf(slot).filter(({ visitedAt }) => to === 'registered' || visitedAt).length,
    });
    const thanks =
      'Спасибо, что пришли! Материалы встречи уже в разделе «Обучение», тест по теме открыт до конца месяца.';
    const ready =
      'Подготовьте один вопрос из вашей практики: разберём самые частые. Подключайтесь за десять минут до начала.';
    const messages = [
      of(behind, 'visited', thanks, new Date(behind.endsAt.getTime() + 90 * 60_000)),
      of(ahead, 'registered', ready, calendar.ago(1, '17:20')),
    ];
    const { account } = trainingMessage(this.told(ahead), {
      text: ready,
      author: author ? displayName(author) : '',
      otherDates: null,
    });
    const news = {
      ...{ userId: this.showpieceId, kind: 'training' as const, data: account, readAt: null },
      ...{ createdAt: calendar.ago(1, '17:20'), key: `training-message:${messages[1]?.id ?? ''}` },
    };
    return { messages, news: [news] };
  }

  /**
   * The award for the last training that several people visited, without the showpiece, whose sums are fixed elsewhere.
   */
  award(): TrainingActs['award'] {
    const { directory } = this.setting;
    const visitors = (slot: TrainingRow) =>
      this.rowsOf(slot).flatMap(({ visitedAt, userId }) => (visitedAt && userId ? [userId] : []));
    const training = this.led('behind').find((slot) => {
      const came = visitors(slot);
      return came.length > 3 && !came.includes(this.showpieceId);
    });
    const topic = training && this.topicOf(training);
    const brand = directory.marks.find(({ id }) => id === topic?.markId)?.slug;
    if (!training || !topic || !brand) throw new Error('Nobody came to a training');
    const at = new Date(Math.min(training.endsAt.getTime() + DAY_MS, this.today.getTime() - 60_000));
    return { at, brand, points: AWARDED, training, topic: topic.name, userIds: visitors(training) };
  }
}

/** Makes what leaders and admins do beside trainings themselves: one of each, as examples for a new user. */
export function makeTrainingActs(setting: Setting, made: Trainings): TrainingActs {
  const acts = new Acts(setting, made);
  return { absences: acts.absences(), ...acts.quotas(), ...acts.messages(), award: acts.award() };
}

/** Ledger entries of the award, as the admin's call writes them, in the order of time with other payments. */
export function awardHappenings(
  book: Book,
  { award: { at, brand, points: amount, training, topic, userIds } }: TrainingActs,
  authorId: string,
): Happening[] {
  const entry = {
    ...{ brand, amount, kind: 'award', authorId, title: `Тренинг «${topic}»`, reason: '', createdAt: at },
    ...{ subjectType: 'training', subjectId: training.id },
    idempotencyKey: `award:training:${training.id}`,
  };
  return userIds.map((userId) => ({ at, happen: () => book.post({ userId, ...entry }) }));
}

export const trainingTables = [
  ...[trainingTopics, trainings, trainingRegistrations],
  ...[trainingQuotas, trainingMessages, leaderAbsences],
];

export async function writeTrainings(tx: Db, made: Trainings, acts: TrainingActs): Promise<void> {
  await insertAll(tx, trainingTopics, made.topics);
  await insertAll(tx, trainings, made.trainings);
  await insertAll(tx, trainingRegistrations, made.registrations);
  await insertAll(tx, leaderAbsences, acts.absences);
  await insertAll(tx, trainingQuotas, acts.quotas);
  await insertAll(tx, trainingQuotaSeats, acts.quotaSeats);
  await insertAll(tx, trainingMessages, acts.messages);
}
