import { DAY_MS, HOUR_MS, moscowDay } from '@/lib/domain/moscow';
import { certificateNumber as letterCode, NUMBER_BYTES } from '@/lib/domain/certificate';
import { defaultNotice, overlaps } from '@/lib/domain/trainings/waiting';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE, zoneOfRegion } from '@/lib/domain/trainings/zones';
import type { articles } from '../db/schema/articles';
import type { trainingRegistrations } from '../db/schema/registrations';
import type { trainings, trainingTopics } from '../db/schema/trainings';
import { SHOWPIECE } from './accounts';
import { counter } from './bulk';
import type { Calendar } from './calendar';
import { Chance } from './chance';
import { places, streets } from './data/places';
import { trainingCities, trainingTopics as topicList } from './data/training-topics';
import type { Directory } from './directory';
import { quietSince, type People } from './people';

type TopicRow = typeof trainingTopics.$inferInsert & { id: string };
export type TrainingRow = typeof trainings.$inferInsert & { id: string; taken: number };
type RegistrationRow = typeof trainingRegistrations.$inferInsert;

export interface Trainings {
  topics: TopicRow[];
  trainings: TrainingRow[];
  registrations: RegistrationRow[];
}

export interface Setting {
  calendar: Calendar;
  directory: Directory;
  people: People;
  /** Leaders: the trainer first, then the expert. */
  leaders: readonly [trainer: string, expert: string];
  /** Articles whose pictures the topics of their brand get. */
  articles?: readonly Pick<typeof articles.$inferInsert, 'markId' | 'preview'>[];
}

const FIRST_DAY = -56;
const LAST_DAY = 35;
const SLOTS = 62;
const NOTES = 'Вход со двора, возьмите удобную обувь и ручку. Начинаем вовремя.';
const LATE_REASONS = ['Заболел ребёнок', 'Не отпустили со смены', 'Заменяю коллегу', null];
/** Share of visitors among the people who booked. */
const CAME = 0.82;

const zoneOf = (city: string) => zoneOfRegion(places.find((place) => place.city === city)?.region ?? '');

function makeTopics({ calendar, directory, leaders, articles: read = [] }: Setting): TopicRow[] {
  const id = counter();
  const createdAt = calendar.ago(90);
  return topicList.map(([mark, name, description], at) => {
    const markId = directory.markIds[mark] ?? '';
    const pictures = read.flatMap((article) => (article.markId === markId && article.preview) || []);
    return {
      ...{ id: id(), markId, name, description, image: pictures[at % pictures.length] ?? null },
      ...{ createdById: leaders[0], createdAt, updatedAt: createdAt },
    };
  });
}

/**
 * Makes trainings from eight weeks ago to five ahead; every third is a webinar, the others are in halls of successive
 * cities.
 */
function makeSlots({ calendar, directory, leaders }: Setting, topics: readonly TopicRow[]): TrainingRow[] {
  const chance = new Chance('trainings');
  const id = counter();
  let hall = 0;
  return Array.from({ length: SLOTS }, (_, at) => {
    const inDays = FIRST_DAY + Math.round((at * (LAST_DAY - FIRST_DAY)) / (SLOTS - 1));
    const day = moscowDay(calendar.ago(-inDays, '12:00'));
    const isHall = at % 3 !== 0;
    const city = isHall ? (trainingCities[hall++ % trainingCities.length] ?? '') : null;
    const zone = city === null ? MOSCOW_ZONE : zoneOf(city);
    const hour = chance.of(isHall ? [10, 11, 14, 15, 17] : [10, 12, 15, 18]);
    const wall = { day, from: `${hour}:00`, to: `${hour + (isHall ? 2 : 1)}:30` };
    const createdAt = calendar.ago(75 - at / 2);
    return {
      id: id(),
      topicId: topics[at % topics.length]?.id ?? '',
      type: isHall ? ('offline' as const) : ('webinar' as const),
      status: 'planned' as const,
      ...{ localDay: day, localFrom: wall.from, localTo: wall.to, timeZone: zone },
      ...instantsOf(wall, zone),
      cityId: directory.cities.find(({ name }) => name === city)?.id ?? null,
      address: isHall ? `${chance.of(streets)}, ${chance.whole(2, 120)}` : null,
      capacity: isHall ? chance.of([8, 12, 16, 20]) : chance.of([null, 60]),
      taken: 0,
      leaderId: leaders[at % 4 === 3 ? 1 : 0],
      authorId: leaders[0],
      notes: isHall ? NOTES : '',
      recordingUrl: null,
      version: 0,
      ...{
        cancelledAt: null as Date | null,
        cancelledById: null as string | null,
        cancelReason: null as string | null,
      },
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** Registrations: nobody twice on one coming topic, nobody in two places at once. */
class Book {
  readonly rows: RegistrationRow[] = [];
  private readonly id = counter();
  private readonly chance = new Chance('training-registrations');
  private readonly sits = new Map<string, TrainingRow[]>();

  constructor(
    private readonly today: Date,
    private readonly authorId: string,
  ) {}

  private fits(userId: string, slot: TrainingRow): boolean {
    const own = this.sits.get(userId) ?? [];
    const isAhead = slot.startsAt > this.today;
    return !own.some(
      (other) =>
        other.id === slot.id ||
        overlaps(other, slot) ||
        (isAhead && other.startsAt > this.today && other.topicId === slot.topicId),
    );
  }

  /**
   * Adds a seat, or a place in the line of a full training; a past seat is visited or not. Returns the number of rows
   * added.
   */
  add(userId: string, slot: TrainingRow, came?: boolean): 0 | 1 {
    if (!this.fits(userId, slot)) return 0;
    const isOver = slot.endsAt < this.today;
    const isFull = slot.capacity !== null && slot.capacity !== undefined && slot.taken >= slot.capacity;
    if (isFull && isOver) return 0;
    const since = new Date(slot.startsAt.getTime() - this.chance.number(isFull ? 1 : 3, 14) * DAY_MS);
    const at =
      since < this.today ? since : new Date(this.today.getTime() - (this.rows.length % 600) * 60_000);
    const visited = isOver && (came ?? this.chance.roll(CAME));
    this.sits.set(userId, [...(this.sits.get(userId) ?? []), slot]);
    if (!isFull) slot.taken += 1;
    this.rows.push({
      id: this.id(),
      trainingId: slot.id,
      userId,
      state: isFull ? 'waiting' : 'registered',
      source: 'self',
      since: at,
      notLaterHours: defaultNotice(slot.type),
      visitedAt: visited ? new Date(slot.startsAt.getTime() + this.chance.whole(-10, 10) * 60_000) : null,
      visitedById: visited ? this.authorId : null,
      visitSource: visited ? 'manual' : null,
      checkInCode: this.code(),
      cancelledAt: null,
      cancelledById: null,
      cancelReason: null,
      cancelledLate: false,
      createdAt: at,
      updatedAt: at,
    });
    return 1;
  }

  /** Adds a seat that was given up some hours before the start; it does not count, as another person has taken it. */
  giveUp(userId: string, slot: TrainingRow, reason: string | null): void {
    if (!this.fits(userId, slot)) return;
    const since = new Date(slot.startsAt.getTime() - this.chance.number(4, 12) * DAY_MS);
    const at = new Date(slot.startsAt.getTime() - this.chance.whole(2, 20) * HOUR_MS);
    this.rows.push({
      ...{ id: this.id(), trainingId: slot.id, userId, state: 'cancelled', source: 'self', since },
      ...{ notLaterHours: defaultNotice(slot.type), checkInCode: this.code() },
      ...{ visitedAt: null, visitedById: null, visitSource: null },
      ...{ cancelledAt: at, cancelledById: userId, cancelReason: reason, cancelledLate: true },
      ...{ createdAt: since, updatedAt: at },
    });
  }

  private code(): string {
    return letterCode(Uint8Array.from({ length: NUMBER_BYTES }, () => this.chance.whole(0, 255)));
  }

  /** Cancels a training with all its registrations. */
  cancel(slot: TrainingRow, at: Date, reason: string): void {
    Object.assign(slot, {
      status: 'cancelled',
      cancelledAt: at,
      cancelledById: this.authorId,
      cancelReason: reason,
    });
    Object.assign(slot, { taken: 0, version: 1, updatedAt: at });
    for (const row of this.rows) {
      if (row.trainingId !== slot.id) continue;
      const ended = { state: 'cancelled', cancelledAt: at, cancelledById: this.authorId, updatedAt: at };
      Object.assign(row, { ...ended, visitedAt: null, visitedById: null, visitSource: null });
    }
  }
}

/** Books the showpiece: a webinar and a hall ahead, a line in the home city, three past visits. */
function bookShowpiece(
  book: Book,
  userId: string,
  slots: readonly TrainingRow[],
  { home, today }: { home: string; today: Date },
) {
  const ahead = slots.filter(({ startsAt }) => startsAt.getTime() > today.getTime() + DAY_MS);
  const behind = slots.filter(
    ({ type, cityId, endsAt }) => endsAt < today && (type === 'webinar' || cityId === home),
  );
  for (const slot of behind.slice(-3)) book.add(userId, slot, true);
  const webinar = ahead.find(({ type }) => type === 'webinar');
  if (webinar) book.add(userId, webinar);
}

/** Makes topics, trainings in every time zone, and their registrations: booked, waiting, visited, cancelled. */
export function makeTrainings(setting: Setting): Trainings {
  const { calendar, directory, people, leaders } = setting;
  const chance = new Chance('training-people');
  const topics = makeTopics(setting);
  const slots = makeSlots(setting, topics);
  const book = new Book(calendar.today, leaders[0]);
  const home = directory.cities.find(({ name }) => name === 'Казань')?.id ?? '';
  const showpiece = people.pharmacists.find(({ email }) => email === SHOWPIECE);
  const nextHome = slots.find(({ cityId, startsAt }) => cityId === home && startsAt > calendar.ago(-2));
  if (showpiece) bookShowpiece(book, showpiece.id, slots, { home, today: calendar.today });
  const others = people.pharmacists.filter((one) => one.email !== SHOWPIECE && !quietSince(one, calendar));
  const cityNames = new Map(directory.cities.map(({ id, name }) => [id, name]));
  slots.forEach((slot, at) => {
    const city = cityNames.get(slot.cityId ?? '');
    const near = others.filter(
      (person) => person.joinedAt < slot.startsAt && (!city || person.city === city),
    );
    const far = others.filter((person) => person.joinedAt < slot.startsAt && person.city !== city);
    const isFull = slot.id === nextHome?.id || at % 9 === 7;
    const wanted = isFull
      ? (slot.capacity ?? 30) + 5
      : Math.round((slot.capacity ?? 40) * chance.number(0.25, 0.85));
    const queue = [...chance.shuffled(near), ...chance.some(far, wanted * 3)];
    for (let booked = 0; booked < wanted && queue.length > 0;)
      booked += book.add(queue.shift()?.id ?? '', slot);
  });
  if (showpiece && nextHome) book.add(showpiece.id, nextHome);
  const past = slots.filter(({ endsAt }) => endsAt < calendar.today);
  for (const slot of past.slice(-8)) {
    for (const { id } of chance.some(others, chance.whole(0, 2)))
      book.giveUp(id, slot, chance.of(LATE_REASONS));
  }
  const spare = slots.filter(({ id, startsAt }) => id !== nextHome?.id && startsAt > calendar.ago(-9));
  for (const slot of [slots[12], spare.at(-3)])
    if (slot) book.cancel(slot, earlier(slot, calendar.today), 'Заболел ведущий');
  return { topics, trainings: slots, registrations: book.rows };
}

/** Returns the time a day before the start, but not after today. */
const earlier = ({ startsAt }: TrainingRow, today: Date) =>
  new Date(Math.min(startsAt.getTime() - DAY_MS, today.getTime() - HOUR_MS));
