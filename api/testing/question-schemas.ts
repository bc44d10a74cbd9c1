import { z } from 'zod';
import { EXPORT_FORMATS } from '@/lib/domain/exports';
import { resource } from '@/lib/json-api/resource';
import { QUESTION_FORMATS } from '@/lib/questions/read-question';
import { image, list, paging, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

/** Formats in which questions can be exported. */
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
    /** Problems of the rejected ones, and their places: «C7», «строка 12». */
    problems: z.array(z.object({ place: z.string(), text: z.string() })),
  }),
);

export const bankQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** Mark slugs. */
      mark: list.optional(),
      /** Leaves out this test: the edited one. */
      except: rowId.optional(),
      /** Words of the question or of its answers, in any form. */
      search: z.string().max(255).optional(),
    })
    .optional(),
});

/** A question of a test, from its published version, else from its draft. */
export const bankQuestion = resource(
  'bank-questions',
  z.object({
    id: z.string(),
    testTitle: z.string(),
    /** Slug and name of the test's mark. */
    markId: z.string(),
    markName: z.string(),
    isArchived: z.boolean(),
    text: z.string(),
    type: questionType,
    image: image.nullable(),
    explanation: z.string(),
    /** Material about it; null when it no longer exists. */
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
