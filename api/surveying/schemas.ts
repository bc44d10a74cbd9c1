import { z } from 'zod';
import { OWN_ANSWER_STATES } from '@/lib/domain/own-answers';
import { SURVEY_CUTS } from '@/lib/domain/survey-cut';
import { resource } from '@/lib/json-api/resource';
import { day, instant, paging, rowId } from '../core/shapes';
import { questionType } from '../tests/schemas';

const amount = z.number().int().min(0);

const named = z.array(z.object({ value: z.string(), title: z.string() }));

/** Who answered and what, over all versions. Nobody is named. */
export const surveyResults = resource(
  'survey-results-summary',
  z.object({
    id: z.string(),
    title: z.string(),
    /** Mark slug. */
    markId: z.string(),
    /** People. */
    opened: amount,
    begun: amount,
    sent: amount,
    pointsPaid: amount,
    /** From the first answer to sending. */
    medianSeconds: amount.nullable(),
    lastSentAt: instant.nullable(),
    /** Of which people results may be asked: groups of `FEWEST` and more. */
    choices: z.object({ regions: named, chains: named }),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        type: questionType,
        /** The published version does not ask it any more. */
        isRetired: z.boolean(),
        /** What other versions called it. */
        earlier: z.array(z.string()),
        /** People whose answers led to it, and those of them who have answered it. */
        asked: amount,
        answered: amount,
        ownAnswerAllowed: z.boolean(),
        /** In their own words; hidden ones among them, and those that count as an option. */
        ownAnswers: amount,
        hiddenAnswers: amount,
        mergedAnswers: amount,
        options: z.array(
          z.object({
            id: z.string(),
            text: z.string(),
            isRetired: z.boolean(),
            /** People, with those whose own words say the same. */
            count: amount,
            /** Of them by their own words alone. */
            merged: amount,
          }),
        ),
        /** Said most often in people's own words; those that say the same are one. */
        words: z.array(z.object({ text: z.string(), count: amount })),
      }),
    ),
  }),
);

/** An answer in somebody's own words; not whose, and not when. */
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
    /** What it counts as, in words. */
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

/** What is to be otherwise; null takes a merging back. */
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

/** A question by groups of people. A cell of too few people is null, and so are others that would tell it. */
export const surveyCut = resource(
  'survey-cuts',
  z.object({
    id: z.string(),
    by: z.enum(SURVEY_CUTS),
    type: questionType,
    /** Of its groups together. */
    answered: amount,
    columns: z.array(z.string()),
    /** None where there are too few people to tell groups apart. */
    rows: z.array(z.object({ title: z.string(), answered: amount, counts: z.array(amount.nullable()) })),
  }),
);

/** Which people: by one thing alone, as together they would name somebody. */
export const partQuery = z
  .strictObject({
    filter: z.strictObject({
      /** Days of Moscow; whole weeks are counted. */
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

/** `isLeast`: some are hidden, so there may be more. */
const partCount = z.object({ count: amount, isLeast: z.boolean() });

/** How some of the people answered, as far as the cuts show it. */
export const surveyPart = resource(
  'survey-parts',
  z.object({
    id: z.string(),
    /** Of the group, or of the weeks that are counted. */
    title: z.string(),
    /** People; null where they are too few to say anything of. */
    sent: amount.nullable(),
    questions: z.array(
      z.object({
        id: z.string(),
        answered: partCount,
        /** Of the options in their order. */
        options: z.array(partCount),
        /** In their own words, those that are merged with an option too. */
        own: partCount,
      }),
    ),
  }),
);
