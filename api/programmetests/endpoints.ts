import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';
import { uploadPicture } from '../files/endpoints';
import { ofProgramme } from '../core/of-programme';
import * as testing from '../testing/endpoints';

const shapes = () => import('./schemas');

export const listProgrammeTests = endpoint({
  ...ofProgramme(testing.listTests),
  shapes: async () => {
    const [s, core] = await Promise.all([shapes(), import('../testing/list-schemas')]);
    return { query: s.programmeTestsQuery, answer: many(s.programmeTestRow, core.testsMeta) };
  },
});

export const getProgrammeFirstLoading = endpoint({
  ...ofProgramme(testing.getFirstLoading),
  shapes: async () => {
    const [s, { query }] = await Promise.all([shapes(), testing.getFirstLoading.shapes()]);
    return { query, answer: one(s.programmeTestEditor) };
  },
});

export const createProgrammeTest = endpoint({
  ...ofProgramme(testing.createTest),
  shapes: async () => {
    const [s, { query }] = await Promise.all([shapes(), testing.createTest.shapes()]);
    return { query, body: s.programmeTestBody, answer: one(s.authoredProgrammeTest) };
  },
});

export const getAuthoredProgrammeTest = endpoint({
  ...ofProgramme(testing.getAuthoredTest),
  shapes: async () => {
    const [s, core] = await Promise.all([shapes(), import('../testing/author-schemas')]);
    return { query: core.sectorQuery, answer: one(s.authoredProgrammeTest) };
  },
});

export const updateProgrammeTest = endpoint({
  ...ofProgramme(testing.updateTest),
  shapes: async () => {
    const [s, { query }] = await Promise.all([shapes(), testing.updateTest.shapes()]);
    return { query, body: s.programmeTestPut, answer: one(s.authoredProgrammeTest) };
  },
});

export const publishProgrammeTest = endpoint({
  ...ofProgramme(testing.publishTest),
  shapes: async () => {
    const [s, { query, body }] = await Promise.all([shapes(), testing.publishTest.shapes()]);
    return { query, body, answer: one(s.authoredProgrammeTest) };
  },
});

export const deleteProgrammeTest = ofProgramme(testing.deleteTest);
export const changeProgrammeTestStates = endpoint({
  ...ofProgramme(testing.changeTestStates),
  shapes: async () => {
    const [s, core] = await Promise.all([shapes(), import('../testing/list-schemas')]);
    return { body: s.programmeStatesBody, answer: many(core.bulkResult, core.bulkMeta) };
  },
});

export const discardProgrammeTestDraft = endpoint({
  ...ofProgramme(testing.discardTestDraft),
  shapes: async () => ({ answer: one((await shapes()).authoredProgrammeTest) }),
});

/** Copies a test into a draft of the same month. */
export const copyProgrammeTest = endpoint({
  ...ofProgramme(testing.copyTest),
  shapes: async () => {
    const [s, { body }] = await Promise.all([shapes(), testing.copyTest.shapes()]);
    return { body, answer: one(s.authoredProgrammeTest) };
  },
});

/** A regrade exists on the core only: with the programme's limit its payments can't be foreseen. */
export const getProgrammeTestResults = ofProgramme(testing.getTestResults);
export const listProgrammeTestAttempts = ofProgramme(testing.listTestAttempts);
export const getProgrammeTestAttempt = ofProgramme(testing.getTestAttempt);

export const uploadProgrammePicture = ofProgramme(uploadPicture);
