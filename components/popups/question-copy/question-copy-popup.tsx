'use client';

import { useQueryClient } from '@tanstack/react-query';
import { testListQuery } from '@/api/testing/queries';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import type { QuestionCopyProps } from '../authoring-types';
import { PickOne } from '../pick-one';

const SIZE = 20;

/** Puts a question into the draft of another test. */
export function QuestionCopyPopup({ text, except, onCopy }: QuestionCopyProps) {
  const cache = useQueryClient();
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
    <PickOne
      title="Скопировать в другой тест"
      text={`${text ? `Вопрос «${text}»` : 'Вопрос'} встанет последним в правки теста. Здесь он останется.`}
      label="Тест"
      placeholder="Название теста"
      yes="Скопировать"
      load={load}
      onPick={(test) => onCopy(test.value)}
    />
  );
}
