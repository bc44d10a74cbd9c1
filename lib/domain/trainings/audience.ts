/** Whom of a training its leader writes to, beside the people chosen one by one. */
const AUDIENCES = ['everyone', 'registered', 'waiting', 'visited', 'missed'] as const;
type Audience = (typeof AUDIENCES)[number];
/** `chosen`: those named by their registrations. */
export const MESSAGE_TARGETS = [...AUDIENCES, 'chosen'] as const;
export type MessageTarget = (typeof MESSAGE_TARGETS)[number];

/** To whom, in words: of a choice, and of what has been sent. */
export const TARGET_WORDS: Readonly<Record<MessageTarget, string>> = {
  everyone: 'Всем: записанным и в листе ожидания',
  registered: 'Записанным',
  waiting: 'В листе ожидания',
  visited: 'Тем, кто был',
  missed: 'Тем, кого не было',
  chosen: 'Выбранным',
};

/** Messages about one training within a day: more of them nobody reads. */
export const MESSAGES_A_DAY = 5;

type AudienceCounts = Readonly<Record<Exclude<Audience, 'everyone'>, number>>;

/** Who may be written to, with how many they are: before the end those who come, after it by whether they were there. */
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
