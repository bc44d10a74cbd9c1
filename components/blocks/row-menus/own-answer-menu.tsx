'use client';

import { useRouter } from 'next/navigation';
import { moderateAnswer, type OwnAnswer, type OwnAnswerChange } from '@/api/surveying/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { RowMenu } from '@/components/blocks/staff-table/row-menu';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import type { Option } from '@/components/ui/native-select/native-select';
import { toast } from '@/components/ui/toast/toast-store';

interface OwnAnswerMenuProps {
  surveyId: string;
  own: OwnAnswer;
  /** Options of the answer's question. */
  options: readonly Option[];
}

/** The previous merging of the answer. */
const mergingOf = ({ mergedOptionId, mergedIntoId }: OwnAnswer): OwnAnswerChange =>
  mergedIntoId === null ? { mergedOptionId } : { mergedIntoId };

/** Menu of one answer in a person's own words; every act can be undone. */
export function OwnAnswerMenu({ surveyId, own, options }: OwnAnswerMenuProps) {
  const router = useRouter();
  const { id, text, isHidden, mergedWith } = own;

  /** Makes a change, shows a toast and, once, offers to undo it. */
  async function change(to: OwnAnswerChange, words: string, back?: OwnAnswerChange): Promise<void> {
    try {
      await moderateAnswer(surveyId, id, to);
      const undo = back && { label: 'Отменить', onPress: () => void change(back, 'Отменено') };
      toast({ kind: 'good', text: words, ...(undo ? { action: undo } : {}) });
    } catch (error) {
      toastRefusal(error);
    }
    router.refresh();
  }

  const merge = () =>
    openPopup('own-answer-merge', {
      ...{ surveyId, own, options },
      onMerge: (to, title) => change(to, `Считается как «${title}»`, mergingOf(own)),
    });
  const items: MenuItem[] = [
    isHidden
      ? {
          key: 'show',
          title: 'Показать',
          icon: 'eye',
          onPress: () => void change({ hidden: false }, 'Ответ показан', { hidden: true }),
        }
      : {
          key: 'hide',
          title: 'Скрыть',
          icon: 'eye',
          onPress: () => void change({ hidden: true }, 'Ответ скрыт', { hidden: false }),
        },
    { key: 'merge', title: 'Считать как…', icon: 'repeat', onPress: merge },
    ...(mergedWith === null
      ? []
      : [
          {
            key: 'part',
            title: 'Считать отдельно',
            icon: 'close' as const,
            onPress: () => void change({ mergedOptionId: null }, 'Считается отдельно', mergingOf(own)),
          },
        ]),
  ];
  return <RowMenu name={`«${text}»`} items={items} />;
}
