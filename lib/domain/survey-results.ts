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

/** A question merged from all versions of its survey. */
export interface JoinedQuestion extends Question<JoinedOption> {
  /** The published version no longer asks it. */
  isRetired: boolean;
  /** Texts of the question in other versions. */
  earlier: string[];
}
export interface JoinedOption extends Option {
  isRetired: boolean;
}

/** Name of an option; one with only a picture gets a number. */
const optionName = (text: string, nth: number) => text || `вариант ${String(nth + 1)}`;

/**
 * Questions of all versions, each once: a question or an option keeps its id across versions, whatever its text. The
 * `published` version gives texts and order; retired questions follow.
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
