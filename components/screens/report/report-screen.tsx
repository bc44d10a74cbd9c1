import type { Refused } from '@/api/core/server';
import type { ReportFigures } from '@/api/timetable/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Button } from '@/components/ui/button/button';
import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/field';
import { GetForm } from '@/components/ui/get-form/get-form';
import { Input } from '@/components/ui/input/input';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Wrap } from '@/components/ui/wrap/wrap';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { counted } from '@/lib/format/number';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import type { Subjects } from './load-subjects';
import { FiguresTable, sumOf } from './figures-table';
import { reportAddress, reportFilterOf, type ReportView } from './report-view';
import styles from './report.module.css';

interface ReportScreenProps {
  view: ReportView;
  topics: Subjects;
  /** Dates of the chosen topic. */
  dates: Subjects;
  /** Figures by territory, or the reason of a refusal; null when the request failed. */
  figures: ReportFigures | Refused | null;
}

/** Text for a subject that is missing or is not the viewer's. */
export const REFUSED_REPORT: Readonly<Record<string, string>> = {
  'training-missing': REFUSAL_WORDS.slotMissing,
  'topic-missing': REFUSAL_WORDS.topicMissing,
  'visits-unavailable': REFUSAL_WORDS.visitsUnavailable,
};

const FAILURES = { start: REFUSAL_WORDS.downloadFailed, file: REFUSAL_WORDS.reportNotSaved };
const LEAD = 'Кто был записан, кто пришёл и кто поздно отменил: по одной дате, по теме или за период.';
const MORE_DATES = 'Это последние даты. Чтобы выбрать более раннюю, укажите период.';
const LATE = ['поздняя отмена', 'поздние отмены', 'поздних отмен'] as const;

/** Choice of the report's subject, its figures, and the button that makes the file. */
export function ReportScreen({ view, topics, dates, figures }: ReportScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('orderDownloading')} lead={LEAD} sameAsCrumbs>
        <TextLink href={path.orderUploading()} plain icon="upload">
          Загрузить отчёт
        </TextLink>
      </PageHead>
      <GetForm action={path.orderDownloading()} still className={styles.form}>
        {(topics.more || view.search !== undefined) && (
          <Field id="report-search" label="Найти тему" hint="Часть названия" optional>
            <Input
              {...describe('report-search', { hint: true })}
              name="search"
              type="search"
              defaultValue={view.search ?? ''}
            />
          </Field>
        )}
        <Field id="report-topic" label="Тема">
          <NativeSelect
            id="report-topic"
            name="topic"
            options={[{ value: '', label: 'Все темы' }, ...topics.options]}
            defaultValue={view.topic ?? ''}
          />
        </Field>
        {dates.options.length > 0 && (
          <Field id="report-training" label="Дата" hint={dates.more ? MORE_DATES : undefined}>
            <NativeSelect
              {...describe('report-training', { hint: dates.more })}
              name="training"
              options={[{ value: '', label: 'Все даты' }, ...dates.options]}
              defaultValue={view.training ?? ''}
            />
          </Field>
        )}
        <Field id="report-from" label="С" optional>
          <Input id="report-from" name="from" type="date" defaultValue={view.from ?? ''} />
        </Field>
        <Field id="report-to" label="По" optional>
          <Input id="report-to" name="to" type="date" defaultValue={view.to ?? ''} />
        </Field>
        <div>
          <Button type="submit" kind="second">
            Показать
          </Button>
        </div>
      </GetForm>
      <Result view={view} figures={figures} />
    </Wrap>
  );
}

function Result({ view, figures }: Pick<ReportScreenProps, 'view' | 'figures'>) {
  if (figures === null) return <PartError what="Записи" href={reportAddress.href(view)} />;
  if ('refused' in figures) {
    return (
      <Note kind="bad" role="alert">
        {REFUSED_REPORT[figures.refused]}
      </Note>
    );
  }
  const late = sumOf(figures, 'late');
  const total = sumOf(figures, 'registered') + sumOf(figures, 'walkIns') + late;
  if (total === 0) return <Note role="status">Записей нет — выгружать нечего.</Note>;
  return (
    <div className={styles.result}>
      <p role="status">
        Будет выгружено: {counted(total, ['запись', 'записи', 'записей'])}
        {late > 0 && `, из них ${counted(late, LATE)}`}
      </p>
      <ExportButton name="training-registrations" filters={reportFilterOf(view)} failures={FAILURES} />
      <h2 className={styles.title}>По территориям</h2>
      <FiguresTable figures={figures} />
    </div>
  );
}
