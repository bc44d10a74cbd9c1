'use client';

import { readOwnAnswers } from '@/api/surveying/queries';
import type { Option } from '@/components/ui/native-select/native-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import { foldLetters } from '@/lib/domain/fold-letters';
import type { OwnAnswerMergeProps } from '../authoring-types';
import { PickOne } from '../pick-one';

const [OPTION, OWN] = ['option:', 'own:'];

/** Loads options of the question, then other shown answers in people's own words. */
const loadFrom =
  ({ surveyId, own, options }: OwnAnswerMergeProps): LoadOptions =>
  async ({ text, page, signal }) => {
    const words = foldLetters(text.trim());
    const found = page === 1 ? options.filter(({ label }) => foldLetters(label).includes(words)) : [];
    const filter = { question: own.questionId, state: 'shown' as const, ...(words ? { search: text } : {}) };
    const said = await readOwnAnswers(surveyId, filter, page, signal);
    return {
      items: [
        ...found.map(({ value, label }) => ({ value: OPTION + value, label })),
        ...said.items
          .filter(({ id }) => id !== own.id)
          .map((one) => ({ value: OWN + one.id, label: `«${one.text}»` })),
      ],
      more: page < (said.page?.pages ?? 1),
    };
  };

/** Merges an answer in a person's own words into an option or into another person's own answer. */
export function OwnAnswerMergePopup(props: OwnAnswerMergeProps) {
  const merge = async ({ value, label }: Option) => {
    const isOption = value.startsWith(OPTION);
    const to = isOption
      ? { mergedOptionId: value.slice(OPTION.length) }
      : { mergedIntoId: value.slice(OWN.length) };
    await props.onMerge(to, label.replace(/^«|»$/g, ''));
  };
  return (
    <PickOne
      title="Считать как другой ответ"
      text={`Ответ «${props.own.text}» войдёт в сводку вместе с выбранным. Это можно отменить.`}
      label="Считать как"
      placeholder="Ответ или слова"
      yes="Объединить"
      no="Оставить отдельно"
      load={loadFrom(props)}
      onPick={merge}
    />
  );
}
