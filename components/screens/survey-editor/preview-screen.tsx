import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PreviewNote } from '@/components/blocks/editor/preview-note';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import * as path from '@/lib/routes/path';
import type { LoadedSurvey } from './load-survey';
import styles from './survey-editor.module.css';
import { SurveyPreview } from './survey-preview';
import type { SurveyValues } from './survey-values';

function Shown({ values, children }: { values: SurveyValues; children: ReactNode }) {
  const title = values.title || 'Новый опрос';
  return (
    <Wrap>
      <div data-brand={values.markId}>
        <Breadcrumbs current={title} />
        <div className={styles.preview}>
          {children}
          <h1>{title}</h1>
          <SurveyPreview values={values} />
        </div>
      </div>
    </Wrap>
  );
}

/** A version as its takers saw it. */
export function VersionScreen({ id, number, values }: { id: string; number: number; values: SurveyValues }) {
  return (
    <Shown values={values}>
      <PreviewNote back={`${path.surveyResults(id)}?tab=versions`} words="Вернуться к версиям">
        Версия {number}: так её видели те, кто отвечал. Ответы никуда не отправляются.
      </PreviewNote>
    </Shown>
  );
}

/** The survey as its takers see it, with what is typed; nothing is sent, nothing is paid. */
export function PreviewScreen({ survey, draft, saved }: LoadedSurvey) {
  return (
    <Shown values={(draft ?? saved).values}>
      <PreviewNote back={path.surveyEditor(survey?.id ?? NEW_SUBJECT)}>
        Предпросмотр: ответы никуда не отправляются и баллов не приносят.
      </PreviewNote>
    </Shown>
  );
}
