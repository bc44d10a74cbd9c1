import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { image, list, paging, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

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
