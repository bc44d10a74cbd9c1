/** Groups of people to whom a training's leader writes; people may also be chosen one by one. */
const AUDIENCES = ['everyone', 'registered', 'waiting', 'visited', 'missed'] as const;
type Audience = (typeof AUDIENCES)[number];
/** `chosen`: people named by their registrations. */
export const MESSAGE_TARGETS = [...AUDIENCES, 'chosen'] as const;
export type MessageTarget = (typeof MESSAGE_TARGETS)[number];

/** Names of the recipients, in the form that writes and in the list of sent messages. */
export const TARGET_WORDS: Readonly<Record<MessageTarget, string>> = {
  everyone: 'Всем: записанным и в листе ожидания',
  registered: 'Записанным',
  waiting: 'В листе ожидания',
  visited: 'Тем, кто был',
  missed: 'Тем, кого не было',
  chosen: 'Выбранным',
};

/** Most messages about one training within a day: more would not be read. */
export const MESSAGES_A_DAY = 5;

type AudienceCounts = Readonly<Record<Exclude<Audience, 'everyone'>, number>>;

/** Groups with people in them and their counts: before the end by registration, after it by attendance. */
export function offeredAudiences(
  counts: AudienceCounts,
  isOver: boolean,
): { value: Audience; count: number }[] {
  const { registered, waiting } = counts;
  const both =
    waiting > 0 && registered > 0 ? [{ value: 'everyone' as const, count: registered + waiting }] : [];
  const names: Exclude<Audience, 'everyone'>[] = isOver
    ? ['registered', 'visited', 'missed']
    : ['registered', 'waiting'];
  const each = names.map((value) => ({ value, count: counts[value] }));
  return [...(isOver ? [] : both), ...each].filter(({ count }) => count > 0);
}
