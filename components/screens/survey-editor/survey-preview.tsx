'use client';

import { useMemo, useState } from 'react';
import { SurveyForm } from '@/components/screens/survey-taking/survey-form';
import { useAsked } from '@/components/screens/survey-taking/use-asked';
import { toast } from '@/components/ui/toast/toast-store';
import { answerOf } from '@/lib/domain/surveys';
import { rulesOf, type SurveyValues } from './survey-values';

type Choices = Readonly<Record<string, readonly string[]>>;

const imageOf = (picture: SurveyValues['image']) =>
  picture && {
    ...{ ...picture, previewUrl: picture.previewUrl ?? picture.originalUrl },
    ...{ fileName: '', uuid: '', order: 0, customProperties: {}, extension: '', size: 0 },
  };

/** Preview that is answered in the browser alone, rules included; a question without an id is named by its place. */
export function SurveyPreview({ values }: { values: SurveyValues }) {
  const [choices, setChoices] = useState<Choices>({});
  const survey = useMemo(
    () => ({
      questions: values.questions.map((question, at) => ({
        ...question,
        ...{ id: question.id || String(at), text: question.text || 'Вопрос без текста' },
        image: imageOf(question.image),
        options: question.options.map((option, nth) => ({
          ...{ id: option.id || `${String(at)}-${String(nth)}`, text: option.text },
          image: imageOf(option.image),
        })),
      })),
      dependentQuestion: rulesOf(values),
    }),
    [values],
  );
  const answers = useMemo(
    () => Object.entries(choices).map(([id, chosen]) => answerOf(id, chosen)),
    [choices],
  );
  const { asked, missing } = useAsked(survey, answers);
  if (asked.length === 0) return <p>В опросе пока нет вопросов.</p>;
  return (
    <SurveyForm
      {...{ asked, missing, choices }}
      closed={false}
      busy={false}
      onAnswer={(id, chosen) => setChoices({ ...choices, [id]: chosen })}
      send={() => toast({ text: 'Всё отвечено: здесь опрос был бы отправлен.' })}
    />
  );
}
