import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import * as core from '../testing/author-schemas';
import * as lists from '../testing/list-schemas';

const place = {
  /** `2025-05`. */
  month: z.string(),
  /** Orders the steps of a month; the test is last. */
  stepSlug: z.string().nullable(),
};

export const authoredProgrammeTest = resource('tests-authored', core.authoredTest.schema.extend(place));
export const programmeTestRow = resource('tests-authored', lists.testRow.schema.extend(place));

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Выберите месяц.');
const stepSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Только строчные латинские буквы, цифры и дефис между ними.')
  .max(60);
const placeBody = { month, stepSlug: stepSlug.nullable().default(null) };

/**
 * 422 in addition to the core's: `unknown-month`, and with `publish` `end-required`, `ends-after-programme`,
 * `month-taken`.
 */
export const programmeTestBody = core.testBody.extend(placeBody);
export const programmeTestPut = core.testPut.extend(placeBody);

export const programmeTestsQuery = lists.testsQuery.extend({
  filter: lists.testsQuery.shape.filter.unwrap().extend({ month: month.optional() }).optional(),
});

export const programmeStatesBody = lists.statesBodyOf(programmeTestsQuery.shape.filter.unwrap());

/** The core's editor data, with the months that exist. */
export const programmeTestEditor = resource(
  'test-editor',
  lists.testEditor.schema.extend({
    months: z.array(z.object({ value: z.string(), title: z.string() })),
    /** The latest end of any test. */
    finishAt: z.string(),
  }),
);
