import { z } from 'zod';
import { SURVEY_LIMITS } from '@/lib/domain/survey-authoring';
import { beforeItsEnd, day, text, whole } from './authored-fields';

const option = z.looseObject({ text: text(SURVEY_LIMITS.option) });
const question = z.looseObject({ text: text(SURVEY_LIMITS.question), options: z.array(option) });

/** Checks of a survey's form before it is sent; the services make the others. */
export const surveyForm = beforeItsEnd(
  z.looseObject({
    title: text(SURVEY_LIMITS.title).trim().min(1, 'Нужно название.'),
    description: text(SURVEY_LIMITS.description),
    slug: z
      .string()
      .trim()
      .refine(
        (typed) => typed === '' || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) && /[a-z]/.test(typed)),
        'Строчные латинские буквы, цифры и дефис между ними.',
      )
      .refine((typed) => typed !== 'new', 'Этот адрес занят редактором: выберите другой.'),
    markId: z.string().min(1, 'Выберите бренд.'),
    dueAt: day,
    startDate: day,
    endDate: day,
    countPoints: whole(SURVEY_LIMITS.points),
    questions: z.array(question),
  }),
);
