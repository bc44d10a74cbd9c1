import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { questionHref, WORK_STATES, type QuestionView, type WorkState } from './question-view';

const TITLES: Readonly<Record<WorkState, string>> = {
  waiting: 'Ждут ответа',
  answered: 'Отвеченные',
  hidden: 'Скрытые',
};

/** Filter of questions by state, for those who answer; hidden questions are for managers. */
export function WorkStates({ view, manages }: { view: QuestionView; manages: boolean }) {
  return (
    <Chips label="Состояние">
      {WORK_STATES.filter((state) => manages || state !== 'hidden').map((state) => (
        <ChipLink
          key={state}
          href={questionHref(view, { state })}
          on={!view.question && view.state === state}
        >
          {TITLES[state]}
        </ChipLink>
      ))}
    </Chips>
  );
}
