'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { testListQuery } from '@/api/testing/queries';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import { PopupShell, useClosePopup } from '../slot';
import type { QuestionCopyProps } from '../authoring-types';
import { useAnswer } from '../use-answer';

const SIZE = 20;

/** Puts a question into the draft of another test. */
export function QuestionCopyPopup({ text, except, onCopy }: QuestionCopyProps) {
  const close = useClosePopup();
  const cache = useQueryClient();
  const id = useId();
  const [into, setInto] = useState<Option | null>(null);
  const { answer, isPending, error } = useAnswer((test: Option) => onCopy(test.value));
  const load: LoadOptions = async ({ text: words, page }) => {
    const shown = { page, number: page, size: SIZE };
    const filter = words ? { search: words } : {};
    const list = await cache.fetchQuery(testListQuery(filter, '-updatedAt', shown));
    return {
      items: list.items
        .filter((test) => test.id !== except)
        .map((test) => ({ value: test.id, label: `${test.title}, ${test.markName}` })),
      more: page < (list.page?.pages ?? 1),
    };
  };
  return (
    <PopupShell title="Скопировать в другой тест" size="s">
      <p>{text ? `Вопрос «${text}»` : 'Вопрос'} встанет последним в правки теста. Здесь он останется.</p>
      <Field id={id} label="Тест">
        <RemoteSelect id={id} load={load} value={into} onChange={setInto} placeholder="Название теста" />
      </Field>
      {error && (
        <Note kind="bad" role="alert">
          {messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Отмена
        </Button>
        <Button disabled={!into} loading={isPending} onClick={() => into && answer(into)}>
          Скопировать
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
