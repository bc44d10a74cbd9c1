import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { answerQuestion, askQuestion, redirectQuestion } from '@/lib/validation/forms/question';
import { instant, list, paging } from '../core/shapes';

/** The expert who answered or, before that, whom the question addresses. */
const specialist = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Text of the answer; null before there is one. */
  text: z.string().nullable(),
});

export const question = resource(
  'questions',
  z.object({
    id: z.string(),
    /** Name of the asker; null for everyone but the asker, those who may answer and managers. */
    name: z.string().nullable(),
    date: instant,
    text: z.string(),
    isMy: z.boolean(),
    /** Null for a question to any expert that is not answered yet. */
    specialist: specialist.nullable(),
    answeredAt: instant.nullable(),
    /** The working day (Moscow) by whose end an answer is due. */
    dueDay: z.iso.date(),
    isHidden: z.boolean(),
    /** Whether the asker lets others read the question. */
    isActive: z.boolean(),
    isRedirected: z.boolean(),
    /** Address of the redirected letter, for managers only. */
    redirectedTo: z.string().nullable(),
    /** Whether the viewer may answer and correct the question. */
    canAnswer: z.boolean(),
    updatedAt: instant,
  }),
);

const yesNo = z.enum(['0', '1']);

export const questionQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** Extension: only this question. */
      id: z.string().optional(),
      /** Questions of this person; another person's need `questions.manage`. */
      userId: z.string().optional(),
      /** Ids of experts, comma-separated; `any` for questions that address no one. */
      toRecipients: list.optional(),
      isHidden: yesNo.optional(),
      /** Extension. */
      isAnswered: yesNo.optional(),
      /** Extension: words of the question or of the answer. */
      search: z.string().max(255).optional(),
      /** Extension: only questions that the viewer may answer. */
      toMe: z.enum(['1']).optional(),
    })
    .optional(),
  /** Extension: adds counts by expert to `meta`. */
  recipients: z.enum(['1']).optional(),
  sort: z.enum(['createdAt', '-createdAt', '-answeredAt', '-updatedAt', 'dueDay']).optional(),
});

/** Experts in the list with the count each would leave, ignoring the filter of recipients; empty unless requested. */
export const questionMeta = z.object({
  recipients: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
});

export const hiddenBody = z.object({ isHidden: z.boolean() });

export { answerQuestion, askQuestion, redirectQuestion };
