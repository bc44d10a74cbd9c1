import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { answerQuestion, askQuestion, redirectQuestion } from '@/lib/validation/forms/question';
import { instant, list, paging } from '../core/shapes';

/** Who answered or, before an answer, whom the question is for. */
const specialist = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** The answer; null before there is one. */
  text: z.string().nullable(),
});

export const question = resource(
  'questions',
  z.object({
    id: z.string(),
    /** Who asked; null for everyone but the asker, those who may answer and the managers. */
    name: z.string().nullable(),
    date: instant,
    text: z.string(),
    isMy: z.boolean(),
    /** Null: for any expert, not answered yet. */
    specialist: specialist.nullable(),
    answeredAt: instant.nullable(),
    /** The working day, in Moscow, by whose end an answer is due. */
    dueDay: z.iso.date(),
    isHidden: z.boolean(),
    /** The asker lets others read it. */
    isActive: z.boolean(),
    isRedirected: z.boolean(),
    /** Managers alone see where to. */
    redirectedTo: z.string().nullable(),
    /** The viewer may answer it and correct it. */
    canAnswer: z.boolean(),
    updatedAt: instant,
  }),
);

const yesNo = z.enum(['0', '1']);

export const questionQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      /** Ours: this question alone. */
      id: z.string().optional(),
      /** Asked by this person; another's needs `questions.manage`. */
      userId: z.string().optional(),
      /** Ids of experts, comma-separated; `any` for those that name nobody. */
      toRecipients: list.optional(),
      isHidden: yesNo.optional(),
      /** Ours. */
      isAnswered: yesNo.optional(),
      /** Ours: words of the question or of the answer. */
      search: z.string().max(255).optional(),
      /** Ours: those the viewer may answer alone. */
      toMe: z.enum(['1']).optional(),
    })
    .optional(),
  /** Ours: counts of the list by expert, in `meta`. */
  recipients: z.enum(['1']).optional(),
  sort: z.enum(['createdAt', '-createdAt', '-answeredAt', '-updatedAt', 'dueDay']).optional(),
});

/** Experts of the list with how many each would leave, without the filter of recipients; empty unless asked for. */
export const questionMeta = z.object({
  recipients: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
});

export const hiddenBody = z.object({ isHidden: z.boolean() });

export { answerQuestion, askQuestion, redirectQuestion };
