import type { z } from 'zod';
import {
  dropProgrammeTestDraft,
  makeProgrammeTest,
  readProgrammeTest,
  saveProgrammeTest,
  sendProgrammePicture,
} from '@/api/programmetests/queries';
import { dropTestDraft, makeTest, readAuthoredTest, saveTest } from '@/api/testing/queries';
import { foreseeTest, type TestPublication } from '@/api/versions/queries';
import type { PictureValue } from '@/components/blocks/editor/picture-field';
import { TEST_STEP } from '@/lib/domain/programme';
import type { Space } from '@/lib/domain/space';
import { toBody, type SavedTest, type TestValues } from './test-values';

interface Saving {
  publish: boolean;
  /** `updatedAt` of the version that was edited. */
  seenAt?: string;
}

/** Calls of the editor for tests of one space, and their kind among what authors write. */
interface TestSpace {
  kind: 'test' | 'programme-test';
  schema: () => Promise<z.ZodType<Record<string, unknown>, Record<string, unknown>>>;
  make: (values: TestValues, publish: boolean, idempotencyKey: string) => Promise<SavedTest>;
  save: (test: SavedTest, values: TestValues, saving: Saving) => Promise<SavedTest>;
  /** Returns what publishing would change; absent where sent answers keep their scores. */
  foresee?: (test: SavedTest, values: TestValues, seenAt: string | null) => Promise<TestPublication>;
  read: (id: string) => Promise<SavedTest>;
  drop: (id: string) => Promise<SavedTest>;
  /** Uploads a picture; absent where the store is the portal's. */
  sendPicture?: (file: File) => Promise<Pick<PictureValue, 'originalUrl' | 'previewUrl'>>;
}

/** Body of a programme's test with its place, which is not typed: the test is the last step of its month. */
const placed = (values: TestValues, saved: SavedTest | null) => ({
  ...toBody(values, saved),
  month: values.month,
  stepSlug: saved?.stepSlug ?? TEST_STEP,
});

export const TEST_SPACES: Readonly<Record<Space, TestSpace>> = {
  portal: {
    kind: 'test',
    schema: () => import('@/lib/validation/forms/test').then(({ testForm }) => testForm),
    make: (values, publish, key) => makeTest({ ...toBody(values), publish }, key),
    save: (test, values, saving) => saveTest(test.id, { ...toBody(values, test), ...saving }),
    foresee: (test, values, seenAt) =>
      foreseeTest(test.id, { ...toBody(values, test), ...(seenAt ? { seenAt } : {}) }),
    read: readAuthoredTest,
    drop: dropTestDraft,
  },
  programme: {
    kind: 'programme-test',
    schema: () => import('@/lib/validation/forms/test').then(({ programmeTestForm }) => programmeTestForm),
    make: (values, publish, key) => makeProgrammeTest({ ...placed(values, null), publish }, key),
    save: (test, values, saving) => saveProgrammeTest(test.id, { ...placed(values, test), ...saving }),
    read: readProgrammeTest,
    drop: dropProgrammeTestDraft,
    sendPicture: sendProgrammePicture,
  },
};

export interface TestPlace {
  space: Space;
  /** Of the programme; none in the portal. */
  months: readonly { value: string; title: string }[];
  /** Latest end of a programme's test; null in the portal. */
  finishAt: string | null;
}
