import { z } from 'zod';
import { OWN_ANSWER_STATES } from '@/lib/domain/own-answers';
import { SURVEY_CUTS } from '@/lib/domain/survey-cut';
import { resource } from '@/lib/json-api/resource';
import { day, instant, paging, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

const amount = z.number().int().min(0);

const named = z.array(z.object({ value: z.string(), title: z.string() }));

/** Results of a survey over all versions, without names. */
export const surveyResults = resource(
  'survey-results-summary',
  z.object({
    id: z.string(),
    title: z.string(),
    /** Mark slug. */
    markId: z.string(),
    /** Number of people. */
    opened: amount,
    begun: amount,
    sent: amount,
    pointsPaid: amount,
    /** From the first answer to sending. */
    medianSeconds: amount.nullable(),
    lastSentAt: instant.nullable(),
    /** Groups for which results can be requested: those of `FEWEST` people and more. */
    choices: z.object({ regions: named, chains: named }),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        type: questionType,
        /** Whether the published version no longer asks it. */
        isRetired: z.boolean(),
        /** Wordings of other versions. */
        earlier: z.array(z.string()),
        /** Number of people whose answers led to it, and of those who answered it. */
        asked: amount,
        answered: amount,
        ownAnswerAllowed: z.boolean(),
        /** Number of answers in people's own words; of them, hidden ones, and those merged with an option. */
        ownAnswers: amount,
        hiddenAnswers: amount,
        mergedAnswers: amount,
        options: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            isRetired: z.boolean(),
            /** Number of people, including those whose own words were merged with it. */
            count: amount,
            /** Of them, people with their own words only. */
            merged: amount,
          }),
        ),
        /** The most frequent own words; merged ones count as one. */
        words: z.array(z.object({ text: z.string(), count: amount })),
      }),
    ),
  }),
);

/** An answer in a person's own words, without the person and the time. */
export const ownAnswer = resource(
  'survey-own-answers',
  z.object({
    id: z.string(),
    questionId: z.string(),
    question: z.string(),
    text: z.string(),
    isHidden: z.boolean(),
    mergedOptionId: z.string().nullable(),
    mergedIntoId: z.string().nullable(),
    /** Text of the option or answer that it is merged with. */
    mergedWith: z.string().nullable(),
  }),
);

export const ownAnswersQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({
      question: z.string().max(40).optional(),
      state: z.enum(OWN_ANSWER_STATES).optional(),
      search: z.string().max(255).optional(),
    })
    .optional(),
});

/** Counts by state under the other filters. */
export const ownAnswersMeta = z.object({
  states: z.array(z.object({ value: z.enum(OWN_ANSWER_STATES), count: amount })),
});

/** Changes of an answer; null undoes a merging. */
export const ownAnswerPatch = z
  .strictObject({
    hidden: z.boolean().optional(),
    mergedOptionId: z.string().min(1).max(40).nullable().optional(),
    mergedIntoId: rowId.nullable().optional(),
  })
  .refine(({ mergedOptionId, mergedIntoId }) => !mergedOptionId || !mergedIntoId, {
    path: ['mergedIntoId'],
    error: 'Объединить можно с одним ответом.',
  })
  .refine((said) => Object.values(said).some((value) => value !== undefined), {
    error: 'Скажите, что изменить.',
  });

export const cutQuery = z.strictObject({
  question: z.string().min(1).max(40),
  by: z.enum(SURVEY_CUTS),
});

/** A question by groups of people. A cell of too few people is null, and so are cells that would reveal it. */
export const surveyCut = resource(
  'survey-cuts',
  z.object({
    id: z.string(),
    by: z.enum(SURVEY_CUTS),
    type: questionType,
    /** Number of people in all groups together. */
    answered: amount,
    columns: z.array(z.string()),
    /** Empty where there are too few people for groups. */
    rows: z.array(z.object({ title: z.string(), answered: amount, counts: z.array(amount.nullable()) })),
  }),
);

/** A group of people by one criterion only, because several together could identify a person. */
export const partQuery = z
  .strictObject({
    filter: z.strictObject({
      /** Moscow days, widened to whole weeks. */
      from: day.optional(),
      to: day.optional(),
      region: rowId.optional(),
      chain: rowId.optional(),
    }),
  })
  .refine(
    ({ filter: { from, to, region, chain } }) => [from ?? to, region, chain].filter(Boolean).length === 1,
    { path: ['filter'], error: 'Нужно одно: дни, регион или сеть.' },
  );

/** `isLeast`: some are hidden, so the real count may be higher. */
const partCount = z.object({ count: amount, isLeast: z.boolean() });

/** Results of some of the people, as far as the cuts show them. */
export const surveyPart = resource(
  'survey-parts',
  z.object({
    id: z.string(),
    /** Name of the group, or of the counted weeks. */
    title: z.string(),
    /** Number of people; null where they are too few to show. */
    sent: amount.nullable(),
    questions: z.array(
      z.object({
        id: z.string(),
        answered: partCount,
        /** Counts of the options, in their order. */
        options: z.array(partCount),
        /** Count of answers in people's own words, including those merged with an option. */
        own: partCount,
      }),
    ),
  }),
);
