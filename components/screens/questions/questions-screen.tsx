import { QUESTIONS_PAGE } from '@/api/questions/queries';
import { AskForm } from '@/components/blocks/ask-form/ask-form';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { Cell, Grid } from '@/components/ui/grid/grid';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pages } from '@/components/ui/pages/pages';
import { Panel } from '@/components/ui/panel/panel';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { counted } from '@/lib/format/number';
import { FilterForm } from './filter-form';
import type { QuestionsData } from './load-questions';
import { NoQuestions } from './no-questions';
import { QuestionCard } from './question-card';
import { ProgrammeWork } from './programme-work';
import { headOf } from './question-head';
import { questionHref, tabHref } from './question-view';
import styles from './questions.module.css';
import { WorkStates } from './work-states';

/** Page of questions: answered ones, the viewer's own, the form, and the work of those who answer. */
export function QuestionsScreen({ data, now }: { data: QuestionsData; now: Date }) {
  const { works } = data;
  return (
    <PageWrap>
      {/* the breadcrumb's title is for those who ask; for others the page has a heading of its own */}
      <Breadcrumbs largeBack={!works} />
      <PageHead {...headOf(works)} sameAsCrumbs={!works} />
      <Grid className={styles.halves}>
        {!works && <Ask data={data} />}
        <Cell desktop={8} className={styles.main}>
          <Tabs data={data} />
          {data.list ? (
            <List data={data} list={data.list} now={now} />
          ) : (
            <ProgrammeWork data={data} now={now} />
          )}
        </Cell>
        {works && <Ask data={data} />}
      </Grid>
    </PageWrap>
  );
}

/** The form: first on a phone, after the work for those who answer. */
function Ask({ data: { recipient, experts } }: { data: QuestionsData }) {
  return (
    <Cell desktop={4} from={9} sticky as="aside" className={styles.aside}>
      <Panel kind="tint" as="section">
        <h2 id="ask" className={styles.ask}>
          Ваш вопрос
        </h2>
        <AskForm key={recipient ?? ''} experts={experts} recipient={recipient} />
      </Panel>
    </Cell>
  );
}

function Tabs({ data: { view, works, waiting, rights, programme } }: { data: QuestionsData }) {
  const tab = (name: typeof view.tab, title: string, count?: number) => ({
    href: tabHref(view, name),
    title,
    current: view.tab === name,
    ...(count === undefined ? {} : { count }),
  });
  return (
    <LinkTabs
      label="Вопросы"
      tabs={[
        ...(works ? [tab('answer', 'На ответ', waiting)] : []),
        ...(rights.organises ? [tab('programme', 'Программа', programme?.items.length)] : []),
        tab('answered', 'Ответы экспертов'),
        tab('my', 'Мои вопросы'),
      ]}
    />
  );
}

interface ListProps {
  data: QuestionsData;
  list: NonNullable<QuestionsData['list']>;
  now: Date;
}

function List({ data, list, now }: ListProps) {
  const { view, rights } = data;
  const { items, page, meta } = list;
  const total = page?.total ?? items.length;
  const narrowed = Boolean(view.search ?? view.expert ?? view.question);
  return (
    <>
      {view.tab === 'answer' && <WorkStates view={view} manages={rights.manages} />}
      {(total > 0 || narrowed) && <FilterForm view={view} recipients={meta.recipients} />}
      {narrowed && (
        <p role="status" className={styles.found}>
          {total === 0
            ? 'Ничего не найдено'
            : `Найдено: ${counted(total, ['вопрос', 'вопроса', 'вопросов'])}`}
        </p>
      )}
      {items.length === 0 ? (
        <NoQuestions view={view} narrowed={narrowed} past={view.page > 1 && total > 0} />
      ) : (
        <ul className={styles.list}>
          {items.map((question) => (
            <li key={question.id} id={`question-${question.id}`} className={styles.row}>
              <QuestionCard question={question} view={view} rights={rights} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pages
        current={view.page}
        total={Math.ceil(total / QUESTIONS_PAGE)}
        href={(number) => questionHref(view, { page: number })}
      />
    </>
  );
}
