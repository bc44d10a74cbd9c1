import type { AttemptList, SentAttempt, TestRegrade, TestResults } from '@/api/testing/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import * as path from '@/lib/routes/path';
import { AttemptsTable } from './attempts-table';
import { AttemptView } from './attempt-view';
import { QuestionsTab } from './questions-tab';
import { RegradeTab } from './regrade-tab';
import { resultsList, TAB_NAMES, type ResultsView } from './results-view';
import styles from './results.module.css';
import { SummaryTab } from './summary-tab';

interface ResultsScreenProps {
  view: ResultsView;
  results: TestResults;
  /** Of the tab of attempts. */
  list: AttemptList | null;
  attempt: SentAttempt | null;
  /** Of its tab. */
  regrade: TestRegrade | null;
}

/** How a test goes: how far people come, what its questions are worth, and each attempt. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { view, results } = props;
  return (
    <Wrap>
      <div data-brand={results.markId} className={styles.page}>
        <Breadcrumbs current={results.title} />
        <PageHead title={results.title} lead="Результаты теста">
          <div>
            <ButtonLink size="s" kind="second" icon="pencil" href={path.testEditor(view.id)}>
              Открыть тест
            </ButtonLink>
          </div>
        </PageHead>
        {results.begun === 0 ? (
          <Empty
            picture="/art/empty-list.svg"
            title="Тест ещё никто не отправил"
            text="Здесь появятся попытки, доли верных ответов и замечания к вопросам."
          />
        ) : (
          <>
            <ChoiceTabs
              address={resultsList}
              view={view}
              name="tab"
              label="Результаты теста"
              choices={choicesOf(TAB_NAMES)}
            />
            <Tab {...props} />
          </>
        )}
      </div>
    </Wrap>
  );
}

function Tab({ view, results, list, attempt, regrade }: ResultsScreenProps) {
  if (view.tab === 'questions') return <QuestionsTab questions={results.questions} />;
  if (view.tab === 'summary') return <SummaryTab results={results} />;
  if (regrade) return <RegradeTab regrade={regrade} />;
  if (attempt) return <AttemptView view={view} attempt={attempt} />;
  return <AttemptsTable view={view} list={list} />;
}
