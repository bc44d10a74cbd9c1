'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import {
  dropSurveyDraft,
  makeSurvey,
  readAuthoredSurvey,
  saveSurvey,
  type AuthoredSurvey,
} from '@/api/surveying/queries';
import { foreseeSurvey } from '@/api/versions/queries';
import { AuthoredActs } from '@/components/blocks/authored/authored-acts';
import { outWords } from '@/components/blocks/authored/out-words';
import { useJustMade } from '@/components/blocks/authored/use-just-made';
import layout from '@/components/blocks/editor/columns.module.css';
import { EditorBar } from '@/components/blocks/editor/editor-bar';
import { EditorForm, type Version } from '@/components/blocks/editor/editor-form';
import { TestBadge } from '@/components/blocks/publication/test-badge';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import * as path from '@/lib/routes/path';
import type { LoadedSurvey } from './load-survey';
import { AsideFields, MainFields } from './survey-fields';
import { LABELS, toBody, toValues, valueWords, type SurveyValues } from './survey-values';

const schema = () => import('@/lib/validation/forms/survey').then(({ surveyForm }) => surveyForm);

const versionOf = (survey: AuthoredSurvey): Version<SurveyValues> => ({
  values: toValues(survey),
  seenAt: survey.updatedAt,
});

/** Intent that publishes after the changes were shown and agreed to. */
const AGREED = 'publish-agreed';

/** Form of the survey editor: saves the draft, and publishes it if asked to. */
export function SurveyForm(props: LoadedSurvey & { owner: string; isJustMade: boolean }) {
  const { subject, saved, draft, marks, owner, isJustMade } = props;
  const router = useRouter();
  const [survey, setSurvey] = useState(props.survey);
  // one key for one press: a retry makes no second survey
  const key = useRef(crypto.randomUUID());
  useJustMade({ kind: 'survey', made: props.survey, href: path.surveyEditor(subject), isJustMade });

  async function create(body: ReturnType<typeof toBody>, publish: boolean): Promise<null> {
    const next = await makeSurvey({ ...body, publish }, key.current).catch((error: unknown) => {
      key.current = crypto.randomUUID();
      throw error;
    });
    if (publish) toast({ kind: 'good', text: outWords(next) });
    router.replace(publish ? path.surveyEditor(next.id) : `${path.surveyEditor(next.id)}?made=1`);
    return null;
  }

  async function save(
    values: SurveyValues,
    from: Version<SurveyValues>,
    intent: string,
    again: (intent: string) => void,
  ) {
    const publish = intent === 'publish' || intent === AGREED;
    const body = toBody(values, survey);
    if (survey === null) return create(body, publish);
    const seen = from.seenAt ? { seenAt: from.seenAt } : {};
    if (intent === 'publish' && survey.isPublished && survey.publishedRevision !== null) {
      // of a published survey the changes are shown first
      const publication = await foreseeSurvey(survey.id, { ...body, ...seen });
      openPopup('publication', { kind: 'survey', publication, onYes: () => again(AGREED) });
      return undefined;
    }
    const next = await saveSurvey(survey.id, { ...body, publish, ...seen });
    setSurvey(next);
    toast({ kind: 'good', text: publish ? outWords(next) : 'Сохранено' });
    router.refresh();
    return versionOf(next);
  }

  return (
    <EditorForm<SurveyValues>
      place={{ kind: 'survey', subject, owner }}
      label="Опрос"
      labels={LABELS}
      words={valueWords}
      latest={async () => (survey ? versionOf(await readAuthoredSurvey(survey.id)) : saved)}
      {...{ saved, draft, schema, save }}
    >
      <EditorBar state={<TestBadge state={survey?.state ?? 'draft'} hasDraft={survey?.hasDraft ?? false} />}>
        <AuthoredActs
          kind="survey"
          of={survey}
          sent={survey?.responsesCount ?? 0}
          onDrop={async (id) => setSurvey(await dropSurveyDraft(id))}
        />
      </EditorBar>
      <div className={layout.columns}>
        <MainFields />
        <AsideFields {...{ marks, survey }} />
      </div>
    </EditorForm>
  );
}
