import type { SurveyCut, SurveyResults } from '@/api/surveying/queries';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { ResultsTab } from '@/components/blocks/results/results-parts';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { GetForm } from '@/components/ui/get-form/get-form';
import { HiddenFields } from '@/components/ui/get-form/hidden-fields';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { Table } from '@/components/ui/table/table';
import { FEWEST } from '@/lib/domain/hidden-cells';
import type { SurveyCutBy } from '@/lib/domain/survey-cut';
import { formatNumber, percent } from '@/lib/format/number';
import { resultsList, type ResultsView } from './results-view';
import styles from './survey-results.module.css';

const CUTS: Readonly<Record<SurveyCutBy, string>> = {
  region: 'По регионам',
  chain: 'По сетям',
  job: 'По должностям',
  period: 'По времени',
};
const GROUPS: Readonly<Record<SurveyCutBy, string>> = {
  region: 'Регион',
  chain: 'Сеть',
  job: 'Должность',
  period: 'Когда ответили',
};
/** Number of columns that fit side by side on a desktop; more of them scroll sideways. */
const MOST_COLUMNS = 6;

interface CutTabProps {
  view: ResultsView;
  results: SurveyResults;
  /** Null while nobody has sent the survey. */
  cut: SurveyCut | null;
}

/** Answers to one question by groups of people; cells that could identify a person are hidden. */
export function CutTab({ view, results, cut }: CutTabProps) {
  return (
    <ResultsTab>
      <GetForm action={resultsList.base(view)} still className={styles.choose}>
        <HiddenFields of={resultsList.hidden(view, ['question'])} />
        <Field id="question" label="Вопрос">
          <NativeSelect
            id="question"
            name="question"
            key={cut?.id}
            defaultValue={cut?.id}
            options={results.questions.map(({ id, text }, at) => ({
              value: id,
              label: `${String(at + 1)}. ${text}`,
            }))}
          />
        </Field>
        <Button type="submit" kind="second">
          Показать
        </Button>
      </GetForm>
      <ChoiceChips address={resultsList} view={view} name="by" label="Группы" choices={choicesOf(CUTS)} />
      {cut && cut.rows.length > 0 ? (
        <Cut cut={cut} caption={results.questions.find(({ id }) => id === cut.id)?.text ?? ''} />
      ) : (
        <Note>
          Разрез не показываем: групп, где на вопрос ответили хотя бы {FEWEST} человек, меньше двух, и по ним
          было бы видно, кто как ответил.
        </Note>
      )}
    </ResultsTab>
  );
}

function Cut({ cut, caption }: { cut: SurveyCut; caption: string }) {
  const { by, columns, rows, type } = cut;
  const isAnyHidden = rows.some(({ counts }) => counts.includes(null));
  return (
    <>
      <Table
        caption={caption}
        className={styles.cut}
        always={columns.length > MOST_COLUMNS}
        columns={[
          { key: 'title', label: GROUPS[by], place: 'lead' },
          { key: 'answered', label: 'Ответили', number: true },
          ...columns.map((label, at) => ({ key: `c${String(at)}`, label, number: true })),
        ]}
        rows={rows.map(({ title, answered, counts }) => ({
          id: title,
          title: <b>{title}</b>,
          answered: formatNumber(answered),
          ...Object.fromEntries(
            counts.map((count, at) => [`c${String(at)}`, <Cell key={at} {...{ count, answered }} />]),
          ),
        }))}
      />
      <p className={styles.small}>
        {isAnyHidden &&
          `Скрыто там, где меньше ${String(FEWEST)} человек, и там, откуда это можно было бы вычислить. `}
        {by === 'period'
          ? 'Недели идут целиком, с понедельника по воскресенье.'
          : `Группы меньше ${String(FEWEST)} человек стоят одной строкой.`}
        {type === 'multiple_choice' && ' Ответов можно было выбрать несколько: доли не складываются в 100 %.'}
        {' Объединённые ответы здесь остаются своими.'}
      </p>
    </>
  );
}

function Cell({ count, answered }: { count: number | null; answered: number }) {
  if (count === null) return <span className={styles.small}>скрыто</span>;
  return (
    <>
      {formatNumber(count)} <span className={styles.small}>{percent(count / answered)}</span>
    </>
  );
}
