import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import * as path from '@/lib/routes/path';
import type { LoadedSurvey } from './load-survey';
import styles from './survey-editor.module.css';
import { SurveyPreview } from './survey-preview';

/** The survey as its takers see it, with what is typed; nothing is sent, nothing is paid. */
export function PreviewScreen({ survey, draft, saved }: LoadedSurvey) {
  const { values } = draft ?? saved;
  return (
    <Wrap>
      <div data-brand={values.markId}>
        <Breadcrumbs current={values.title || 'Новый опрос'} />
        <div className={styles.preview}>
          <Note role="note">
            Предпросмотр: ответы никуда не отправляются и баллов не приносят.{' '}
            <ButtonLink size="s" kind="second" href={path.surveyEditor(survey?.id ?? NEW_SUBJECT)}>
              Вернуться к правке
            </ButtonLink>
          </Note>
          <h1>{values.title || 'Новый опрос'}</h1>
          <SurveyPreview values={values} />
        </div>
      </div>
    </Wrap>
  );
}
