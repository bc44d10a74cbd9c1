/** For each part: a string by which two versions of the part are compared. */
export type Says<Part extends string, Said> = Readonly<Record<Part, (said: Said) => string>>;
type Compared<Part extends string, Said> = readonly [parts: readonly Part[], says: Says<Part, Said>];

/** A question keeps its id across versions. */
interface ComparedQuestion {
  id: string;
  text: string;
}

interface NamedQuestion {
  /** From 1, in the new version; for a removed question in the old one. */
  number: number;
  text: string;
}

/** Differences between two versions of a test or a survey. */
export interface ContentChanges<Part extends string = string, QuestionPart extends string = string> {
  parts: Part[];
  added: NamedQuestion[];
  removed: NamedQuestion[];
  changed: (NamedQuestion & { parts: QuestionPart[] })[];
  /** Questions of both versions are in another order. */
  isReordered: boolean;
}

export const pictureOf = ({ image }: { image: { originalUrl: string } | null }): string =>
  image?.originalUrl ?? '';

/** Instant of a date in any form of the wire, for comparison; '' for none. */
export const instant = (date: string | null) => (date === null ? '' : String(Date.parse(date)));
export const datesOf = ({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): string => `${instant(startDate)} ${instant(endDate)}`;

const differing = <Part extends string, Said>([parts, says]: Compared<Part, Said>, one: Said, other: Said) =>
  parts.filter((part) => says[part](one) !== says[part](other));

/** Differences of the second version from the first: parts of the whole, and questions with their parts. */
export function contentChanges<
  Part extends string,
  QuestionPart extends string,
  Question extends ComparedQuestion,
  Content extends { questions: readonly Question[] },
>(
  before: Content,
  after: Content,
  whole: Compared<Part, Content>,
  ofQuestion: Compared<QuestionPart, Question>,
): ContentChanges<Part, QuestionPart> {
  const had = new Map(before.questions.map((question) => [question.id, question]));
  const has = new Set(after.questions.map(({ id }) => id));
  const named = ({ text }: Question, at: number) => ({ number: at + 1, text });
  const numbered = (questions: readonly Question[], isChosen: (id: string) => boolean) =>
    questions.flatMap((question, at) => (isChosen(question.id) ? [named(question, at)] : []));
  const changed = after.questions.flatMap((question, at) => {
    const old = had.get(question.id);
    const parts = old ? differing(ofQuestion, old, question) : [];
    return parts.length > 0 ? [{ ...named(question, at), parts }] : [];
  });
  const stayed = (questions: readonly Question[]) =>
    questions.filter(({ id }) => had.has(id) && has.has(id)).map(({ id }) => id);
  return {
    parts: differing(whole, before, after),
    added: numbered(after.questions, (id) => !had.has(id)),
    removed: numbered(before.questions, (id) => !has.has(id)),
    changed,
    isReordered: stayed(before.questions).join() !== stayed(after.questions).join(),
  };
}

/** Whether two versions have no visible difference. */
export const isSameContent = ({ parts, added, removed, changed, isReordered }: ContentChanges): boolean =>
  [parts, added, removed, changed].every(({ length }) => length === 0) && !isReordered;
