'use client';

import { useId, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { readOwnAnswers } from '@/api/surveying/queries';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import { foldLetters } from '@/lib/domain/fold-letters';
import { PopupShell, useClosePopup } from '../slot';
import type { OwnAnswerMergeProps } from '../authoring-types';
import { useAnswer } from '../use-answer';

const [OPTION, OWN] = ['option:', 'own:'];

/** Options of the question first, then what others said themselves and stands by itself. */
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

/** Counts an answer in somebody's own words as an option or as what somebody else said. */
export function OwnAnswerMergePopup(props: OwnAnswerMergeProps) {
  const close = useClosePopup();
  const id = useId();
  const [load] = useState(() => loadFrom(props));
  const [into, setInto] = useState<Option | null>(null);
  const { answer, isPending, error } = useAnswer(async ({ value, label }: Option) => {
    const isOption = value.startsWith(OPTION);
    const to = isOption
      ? { mergedOptionId: value.slice(OPTION.length) }
      : { mergedIntoId: value.slice(OWN.length) };
    await props.onMerge(to, label.replace(/^«|»$/g, ''));
  });
  return (
    <PopupShell title="Считать как другой ответ" size="s">
      <p>Ответ «{props.own.text}» войдёт в сводку вместе с выбранным. Это можно отменить.</p>
      <Field id={id} label="Считать как">
        <RemoteSelect id={id} load={load} value={into} onChange={setInto} placeholder="Ответ или слова" />
      </Field>
      {error && (
        <Note kind="bad" role="alert">
          {messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Оставить отдельно
        </Button>
        <Button disabled={!into} loading={isPending} onClick={() => into && answer(into)}>
          Объединить
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
