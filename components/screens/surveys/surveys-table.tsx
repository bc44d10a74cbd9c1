import type { SurveyEditorFacts, SurveyList, SurveyRow } from '@/api/surveying/queries';
import { AuthoredLead } from '@/components/blocks/authored/authored-lead';
import { ChangedAt, States } from '@/components/blocks/authored/cells';
import { ChosenRows } from '@/components/blocks/authored/chosen-rows';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { DeferredMenu } from '@/components/blocks/staff-table/deferred-menu';
import { anyOf, dayOf, oneOf, oneRow, pageSize } from '@/components/blocks/staff-table/table-filters';
import { PageSize } from '@/components/blocks/staff-table/page-size';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { AUTHORED_STATE_TABS } from '@/lib/domain/authored-state';
import { formatNumber, points } from '@/lib/format/number';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

function Lead({ survey }: { survey: SurveyRow }) {
  const pays = survey.countPoints > 0 ? points(survey.countPoints) : 'без баллов';
  return <AuthoredLead {...survey} href={path.surveyEditor(survey.id)} pays={pays} />;
}

/** The authors' list: `/lk/surveys?state=draft&mark=lrp&search=…&sort=title`. */
export const surveysTable = declareTable<SurveyRow>()({
  page: 'surveys',
  caption: 'Опросы',
  forms: ['опрос', 'опроса', 'опросов'],
  order: '-updatedAt',
  search: { label: 'Поиск по опросам', placeholder: 'Название' },
  filters: {
    state: oneOf('Состояние', AUTHORED_STATE_TABS, { any: 'Все', place: 'tabs' }),
    mark: anyOf('Бренд'),
    author: oneRow('Автор', { any: 'Любой' }),
    from: dayOf('Создан с', { day: 'Создан с какого дня', word: 'создан с' }),
    to: dayOf('Создан по', { day: 'Создан по какой день', word: 'создан по' }),
    size: pageSize(),
  },
  columns: [
    {
      key: 'title',
      title: 'Опрос',
      place: 'lead',
      sort: 'title',
      render: (survey) => <Lead survey={survey} />,
    },
    {
      key: 'state',
      title: 'Состояние',
      render: ({ state, hasDraft, publishedAt }) => <States {...{ state, hasDraft, publishedAt }} />,
    },
    {
      key: 'responses',
      title: 'Ответили',
      number: true,
      sort: 'responses',
      first: 'descending',
      render: ({ responsesCount }) => formatNumber(responsesCount),
    },
    {
      key: 'updatedAt',
      title: 'Изменён',
      place: 'full',
      sort: 'updatedAt',
      first: 'descending',
      render: ({ updatedAt, changedBy }) => <ChangedAt at={updatedAt} by={changedBy} />,
    },
    {
      key: 'acts',
      title: 'Действия',
      place: 'acts',
      hideTitle: true,
      render: ({ id, title, state, hasDraft, responsesCount }) => (
        <DeferredMenu
          menu="authored-menu"
          name={title}
          of={{ kind: 'survey', id, title, state, hasDraft, sent: responsesCount }}
        />
      ),
    },
  ],
  empty: {
    title: 'Опросов пока нет',
    text: 'Начните с названия и бренда: черновик виден только авторам.',
    action: { title: 'Создать опрос', href: path.surveyEditor('new') },
  },
  narrowed: { all: 'Все опросы' },
});

type SurveysView = ViewOf<typeof surveysTable>;

/** `filter` of the list's call. */
export const surveysFilter = ({ state, mark, author, from, to, search }: SurveysView) => ({
  ...{ state, mark, author, from, to, search },
});

/** Page and size of the list's call, from the address. */
export const surveysShown = ({ page, size }: SurveysView) => ({ page, number: page, size });

interface SurveysScreenProps {
  view: SurveysView;
  list: SurveyList;
  facts: Pick<SurveyEditorFacts, 'marks' | 'authors'>;
}

/** Every survey in every state, for those who write them. */
export function SurveysScreen({ view, list, facts }: SurveysScreenProps) {
  return (
    <TablePage
      table={surveysTable}
      {...{ view, list }}
      values={{ state: list.meta.states, mark: facts.marks, author: facts.authors }}
      tools={<PageSize address={surveysTable} view={view} />}
      choice={{
        nameOf: ({ title }) => title,
        takesAll: true,
        acts: <ChosenRows rows={list.items} list={{ kind: 'survey', asked: surveysFilter(view) }} />,
      }}
      beside={
        <ButtonLink href={path.surveyEditor('new')} icon="plus">
          Создать опрос
        </ButtonLink>
      }
    />
  );
}
