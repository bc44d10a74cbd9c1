import type { OwnAnswer, OwnAnswerList, SurveyResults } from '@/api/surveying/queries';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { More } from '@/components/blocks/staff-table/cells';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { Badge } from '@/components/ui/badge/badge';
import type { OwnAnswerState } from '@/lib/domain/own-answers';
import { resultsList, type ResultsView } from './results-view';
import styles from './survey-results.module.css';

const STATES: Readonly<Record<OwnAnswerState, string>> = {
  shown: 'Показаны',
  merged: 'Объединены',
  hidden: 'Скрыты',
};

function State({ isHidden, mergedWith }: OwnAnswer) {
  return (
    <div className={styles.state}>
      {isHidden && <Badge kind="warn">Скрыт</Badge>}
      {mergedWith !== null && (
        <>
          <Badge kind="plain">Считается как</Badge> <span>«{mergedWith}»</span>
        </>
      )}
      {!isHidden && mergedWith === null && <Badge kind="good">Показан</Badge>}
    </div>
  );
}

const columnsOf = ({ id, questions }: SurveyResults): StaffColumn<OwnAnswer>[] => [
  {
    key: 'text',
    title: 'Ответ',
    place: 'lead',
    render: ({ text, question }) => (
      <div className={styles.own}>
        <span>«{text}»</span>
        <More>{question}</More>
      </div>
    ),
  },
  { key: 'state', title: 'Состояние', place: 'full', width: '30%', render: (own) => <State {...own} /> },
  {
    key: 'acts',
    title: 'Действия',
    place: 'acts',
    hideTitle: true,
    render: (own) => {
      const options = questions.find((one) => one.id === own.questionId)?.options ?? [];
      return (
        <DeferredMenu
          menu="own-answer-menu"
          name={`«${own.text}»`}
          of={{
            surveyId: id,
            own,
            options: options.map(({ id: value, text }) => ({ value, label: text })),
          }}
        />
      );
    },
  },
];

interface OwnAnswersTabProps {
  view: ResultsView;
  results: SurveyResults;
  list: OwnAnswerList | null;
}

/** Answers in people's own words, with actions to hide them or to count them as another answer. */
export function OwnAnswersTab({ view, results, list }: OwnAnswersTabProps) {
  const row = { address: resultsList, view };
  const taking = results.questions.filter(({ ownAnswers }) => ownAnswers > 0);
  return (
    <ResultsTab>
      <div>
        <StaffTable
          {...row}
          caption="Свои ответы"
          forms={['ответ', 'ответа', 'ответов']}
          list={list}
          columns={columnsOf(results)}
          search={{ label: 'Поиск по своим ответам', placeholder: 'Слова ответа' }}
          groups={
            taking.length > 1
              ? [
                  {
                    name: 'question',
                    title: 'Вопрос',
                    any: 'Все вопросы',
                    entries: taking.map(({ id, text, ownAnswers }) => ({
                      value: id,
                      title: text,
                      count: ownAnswers,
                    })),
                  },
                ]
              : []
          }
          quick={
            <ChoiceChips
              {...row}
              name="state"
              label="Состояние"
              all="Все"
              choices={choicesOf(STATES, list?.meta.states)}
            />
          }
          empty={{
            title: 'Своими словами ещё никто не ответил',
            text: 'Здесь появятся ответы на вопросы, где разрешён свой ответ.',
          }}
          narrowed={{
            picture: 'search',
            title: 'Таких ответов нет',
            text: 'Снимите фильтр или возьмите слово короче.',
            all: 'Все свои ответы',
          }}
        />
      </div>
    </ResultsTab>
  );
}
