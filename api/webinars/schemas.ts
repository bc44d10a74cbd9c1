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
    /** For the leader of the webinar; null for others, who read only their own questions. */
    askerName: z.string().nullable(),
    /** Null: answered aloud, or not answered yet. */
    answer: z.string().nullable(),
    /** Null: not answered yet. */
    answeredAt: instant.nullable(),
  }),
);

export const webinarQuestionsQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ answered: z.enum(['0', '1']).optional() }).optional(),
});
export const webinarQuestionsMeta = z.object({ open: z.number().int(), answered: z.number().int() });

export const questionBody = webinarQuestionForm;
/** Without text: the question was answered aloud. */
export const answerBody = webinarAnswerForm;

/** Number of people who reported being present, and of those without a visit yet. */
export const presence = resource(
  'webinar-presences',
  z.object({
    /** Id of the training. */
    id: z.string(),
    present: z.number().int(),
    unmarked: z.number().int(),
    /** Whether the leader can turn them into visits now. */
    canConfirm: z.boolean(),
    /** Visits that this very call has marked. */
    visits: z.array(z.object({ userId: z.string(), visitId: z.string(), visitedAt: instant })),
  }),
);

export const registerBody = z.object({ trainingId: rowId });
/** The person's own link to the webinar. */
export const joinLink = resource('webinar-links', z.object({ id: z.string(), link: z.string() }));
