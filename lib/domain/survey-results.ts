interface Option {
  id: string;
  text: string;
}
interface Question<O extends Option = Option> {
  id: string;
  text: string;
  type: 'single_choice' | 'multiple_choice';
  ownAnswerAllowed: boolean;
  options: readonly O[];
}
export interface SurveyVersion {
  number: number;
  questions: readonly Question[];
}

/** A question as all versions of its survey ask it. */
export interface JoinedQuestion extends Question<JoinedOption> {
  /** The published version does not ask it any more. */
  isRetired: boolean;
  /** What it was called in other versions. */
  earlier: string[];
}
export interface JoinedOption extends Option {
  isRetired: boolean;
}

/** An option whose picture says it all still needs a name. */
const optionName = (text: string, nth: number) => text || `вариант ${String(nth + 1)}`;

/**
 * The questions that people were asked, each once: ids stay from version to version, so a question and an option are
 * the same whatever they are called by now. `published` decides the words and the order; what it does not ask any
 * more follows.
 */
export function joinVersions(
  versions: readonly SurveyVersion[],
  published: SurveyVersion | null,
): JoinedQuestion[] {
  const newest = versions.toSorted((one, other) => other.number - one.number);
  const ordered = published ? [published, ...newest.filter((one) => one !== published)] : newest;
  const joined = new Map<string, JoinedQuestion>();
  for (const version of ordered) {
    const isRetired = version !== published;
    for (const { id, text, type, ownAnswerAllowed, options } of version.questions) {
      const known = joined.get(id) ?? {
        ...{ id, text, type, ownAnswerAllowed, isRetired },
        ...{ options: [], earlier: [] },
      };
      const isSaid = known.text === text || known.earlier.includes(text);
      const added = options
        .map((option, nth) => ({ id: option.id, text: optionName(option.text, nth), isRetired }))
        .filter((option) => !known.options.some((one) => one.id === option.id));
      joined.set(id, {
        ...known,
        ownAnswerAllowed: known.ownAnswerAllowed || ownAnswerAllowed,
        options: [...known.options, ...added],
        earlier: isSaid ? known.earlier : [...known.earlier, text],
      });
    }
  }
  return [...joined.values()];
}
