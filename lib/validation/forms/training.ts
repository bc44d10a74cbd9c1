import { z } from 'zod';
import { REPEATS } from '@/lib/domain/trainings/repeat';
import { TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { ZONES, type Zone } from '@/lib/domain/trainings/zones';
import { also } from '../also';
import { day } from '../date-rules';
import { messages } from '../messages';
import { optionalWholeNumber } from '../number-rules';
import { chosen, digits, line, longText, optional, url } from '../rules';
import { topicDescription, topicMark, topicName } from './training-topic';

/** Most seats of one training; only webinars may have no limit. */
const MOST_SEATS = 10_000;
const SHORTEST_MINUTES = 15;

const clock = (field: string) =>
  z
    .string({ error: messages.required(field) })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Укажите время, например 10:00');

/** Time and place of one date or of many. */
const timeAndPlace = {
  type: z.enum(TRAINING_TYPES),
  cityId: optional(chosen({ field: 'Город' })),
  address: optional(line({ field: 'Адрес' })),
  localFrom: clock('Начало'),
  localTo: clock('Конец'),
  /** Zone of a webinar; a hall uses its city's clock. */
  timeZone: z.enum(Object.keys(ZONES) as [Zone, ...Zone[]]).optional(),
  capacity: optionalWholeNumber({ field: 'Мест', min: 1, max: MOST_SEATS }),
  leaderId: optional(chosen({ field: 'Ведущий' })),
  mtsEventId: optional(digits({ field: 'Номер мероприятия в МТС Линк', max: 12 })),
  notes: optional(longText({ field: 'Что взять, как пройти', max: 2000 })),
  recordingUrl: optional(url({ field: 'Ссылка на запись' })),
  /** Confirms the training although the leader's other trainings are too close. */
  confirmBusy: z.boolean().optional(),
};

/** An existing topic, or a new one by name and brand. */
const topic = {
  topicId: optional(chosen({ field: 'Тема' })),
  topicName: optional(topicName),
  mark: optional(topicMark),
  description: topicDescription,
};

interface Placed {
  type: (typeof TRAINING_TYPES)[number];
  cityId: string | null;
  address: string | null;
  capacity: number | null;
  localFrom: string;
  localTo: string;
}

/** Minutes since midnight; NaN for an invalid time. */
const minutesOf = (time: unknown) =>
  typeof time === 'string' ? Number(time.slice(0, 2) || NaN) * 60 + Number(time.slice(3)) : NaN;

/** Checks time and place: a hall needs a city, an address and seats; a training lasts from 15 minutes to 12 hours. */
function checkPlace({ value, issues }: z.core.ParsePayload<Placed>): void {
  const say = (path: keyof Placed, message: string) =>
    void issues.push({ code: 'custom', path: [path], message, input: value[path], continue: true });
  if (value.type === 'offline') {
    if (!value.cityId) say('cityId', messages.choose('Город'));
    if (!value.address) say('address', messages.required('Адрес'));
    if (value.capacity === null) say('capacity', messages.required('Мест'));
  }
  const minutes = (minutesOf(value.localTo) - minutesOf(value.localFrom) + 24 * 60) % (24 * 60);
  if (minutes < SHORTEST_MINUTES) say('localTo', 'Тренинг длится не меньше 15 минут');
  // an evening training may end after midnight; more than half a day means an end before the start
  const isBefore = value.localTo < value.localFrom;
  if (minutes > 12 * 60)
    say('localTo', isBefore ? 'Конец раньше начала' : 'Тренинг длится не больше 12 часов');
}

interface Themed {
  topicId: string | null;
  topicName: string | null;
  mark: string | null;
}

function checkTopic({ value, issues }: z.core.ParsePayload<Themed>): void {
  const say = (path: keyof Themed, message: string) =>
    void issues.push({ code: 'custom', path: [path], message, input: value[path], continue: true });
  if (value.topicId) return;
  if (!value.topicName) return say('topicId', 'Выберите тему или назовите новую');
  if (!value.mark) say('mark', messages.choose('Бренд'));
}

const DAY = { field: 'Дата' };

/** Form of one training. */
export const trainingForm = z
  .object({ ...topic, ...timeAndPlace, localDay: day(DAY) })
  .check(also(checkPlace))
  .check(also(checkTopic));

/** Form of changing a training; its topic stays. */
export const trainingChangeForm = z.object({ ...timeAndPlace, localDay: day(DAY) }).check(also(checkPlace));

/** Form of many trainings by one rule. */
export const seriesForm = z
  .object({
    ...topic,
    ...timeAndPlace,
    localDay: day(DAY),
    repeat: z.enum(REPEATS),
    /** Weekdays of a weekly rule; Monday is 1. */
    weekdays: z.array(z.coerce.number().int().min(1).max(7)),
    until: day({ field: 'Повторять до' }),
  })
  .check(also(checkPlace))
  .check(also(checkTopic));

/** The page's form: one training, or many by a rule. */
export const timetableForm = z
  .object({
    ...topic,
    ...timeAndPlace,
    localDay: day(DAY),
    repeat: z.enum(['once', ...REPEATS]),
    weekdays: z.array(z.string()),
    until: optional(day({ field: 'Повторять до' })),
  })
  .check(also(checkPlace))
  .check(also(checkTopic))
  .check(({ value: { repeat, until, localDay }, issues }) => {
    if (repeat === 'once') return;
    const message = until ? 'Последний день раньше первого' : messages.required('Повторять до');
    if (until && until >= localDay) return;
    issues.push({ code: 'custom', path: ['until'], message, input: until, continue: true });
  });
