import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { webinarAnswerForm, webinarQuestionForm } from '@/lib/validation/forms/webinar-question';
import { instant, paging, rowId } from '../core/shapes';

export const webinarQuestion = resource(
  'webinar-questions',
  z.object({
    id: z.string(),
    trainingId: z.string(),
    text: z.string(),
    askedAt: instant,
    isMine: z.boolean(),
    /** For who leads the webinar; null for the others, who read their own questions alone. */
    askerName: z.string().nullable(),
    /** Null: answered aloud, or not yet. */
    answer: z.string().nullable(),
    /** Null: not yet. */
    answeredAt: instant.nullable(),
  }),
);

export const webinarQuestionsQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ answered: z.enum(['0', '1']).optional() }).optional(),
});
export const webinarQuestionsMeta = z.object({ open: z.number().int(), answered: z.number().int() });

export const questionBody = webinarQuestionForm;
/** Without words: it was answered aloud. */
export const answerBody = webinarAnswerForm;

/** How many have said that they are there, and how many of them have no visit yet. */
export const presence = resource(
  'webinar-presences',
  z.object({
    /** Of the training. */
    id: z.string(),
    present: z.number().int(),
    unmarked: z.number().int(),
    /** The leader may turn them into visits now. */
    canConfirm: z.boolean(),
    /** Visits that this very call has marked. */
    visits: z.array(z.object({ userId: z.string(), visitId: z.string(), visitedAt: instant })),
  }),
);

export const registerBody = z.object({ trainingId: rowId });
/** The person's own link to the webinar. */
export const joinLink = resource('webinar-links', z.object({ id: z.string(), link: z.string() }));
