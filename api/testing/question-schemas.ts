import { z } from 'zod';
import { EXPORT_FORMATS } from '@/lib/domain/exports';
import { resource } from '@/lib/json-api/resource';
import { QUESTION_FORMATS } from '@/lib/questions/read-question';
import { image, list, paging, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

/** As what its questions are taken away. */
const SHEET_FORMATS = [...EXPORT_FORMATS, 'qti'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const sheetQuery = z.strictObject({ format: z.enum(SHEET_FORMATS).default('xlsx') });

export const questionsForm = z.object({ file: z.custom<Blob>() });

/** Questions of a file, checked. Nothing is stored: the editor puts them into the test. */
export const questionsFile = resource(
  'question-files',
  z.object({
    id: z.string(),
    format: z.enum(QUESTION_FORMATS),
    questions: z.array(
      z.object({
        text: z.string(),
        type: questionType,
        explanation: z.string(),
        options: z.array(
          z.object({
            text: z.string(),
            isRight: z.boolean(),
            countPoints: z.number().int(),
            explanation: z.string(),
          }),
        ),
      }),
    ),
    /** Why the others can't be taken, and where: «C7», «строка 12». */
    problems: z.array(z.object({ place: z.string(), text: z.string() })),
  }),
);

export const bankQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** Mark slugs. */
      mark: list.optional(),
      /** Not of this test: the one that is being written. */
      except: rowId.optional(),
      /** Of the question or of its answers, in any form of the word. */
      search: z.string().max(255).optional(),
    })
    .optional(),
});

/** A question of a test, as its published version has it, else its draft. */
export const bankQuestion = resource(
  'bank-questions',
  z.object({
    id: z.string(),
    testTitle: z.string(),
    /** The test's: slug and name. */
    markId: z.string(),
    markName: z.string(),
    isArchived: z.boolean(),
    text: z.string(),
    type: questionType,
    image: image.nullable(),
    explanation: z.string(),
    /** What to read about it; null where it is not there any more. */
    article: z.object({ id: z.string(), title: z.string() }).nullable(),
    options: z.array(
      z.object({
        text: z.string(),
        image: image.nullable(),
        isRight: z.boolean(),
        countPoints: z.number().int(),
        explanation: z.string(),
      }),
    ),
  }),
);
