import * as contract from '@/api/programmetests/endpoints';
import type { Routes } from '../http/mount';
import { uploadPicture } from '../services/files/upload-picture';
import * as authoring from '../services/programme/author-tests';
import { listAttempts, readAttempt } from '../services/testing/sent-attempts';
import { testResultsOf } from '../services/testing/test-results';
import { mountOpen } from './mount-open';

export function programmeTestsRoutes(routes: Routes): void {
  mountOpen(routes, contract.listProgrammeTests, (ctx, space, { query }) =>
    authoring.listProgrammeTests(ctx, space, query),
  );
  mountOpen(routes, contract.getProgrammeFirstLoading, (ctx, space) =>
    authoring.programmeFirstLoading(ctx, space),
  );
  mountOpen(routes, contract.createProgrammeTest, (ctx, space, { body }) =>
    authoring.createProgrammeTest(ctx, space, body),
  );
  mountOpen(routes, contract.getAuthoredProgrammeTest, (ctx, space, { params }) =>
    authoring.authoredProgrammeTest(ctx, space, params.id),
  );
  mountOpen(routes, contract.updateProgrammeTest, (ctx, space, { params, body }) =>
    authoring.updateProgrammeTest(ctx, space, params.id, body),
  );
  mountOpen(routes, contract.publishProgrammeTest, (ctx, space, { params, body }) =>
    authoring.publishProgrammeTest(ctx, space, params.id, body),
  );
  mountOpen(routes, contract.deleteProgrammeTest, (ctx, space, { params }) =>
    authoring.deleteProgrammeTest(ctx, space, params.id),
  );
  mountOpen(routes, contract.changeProgrammeTestStates, (ctx, space, { body }) =>
    authoring.changeProgrammeTestStates(ctx, space, body),
  );
  mountOpen(routes, contract.discardProgrammeTestDraft, (ctx, space, { params }) =>
    authoring.discardProgrammeTestDraft(ctx, space, params.id),
  );
  mountOpen(routes, contract.copyProgrammeTest, (ctx, space, { params, body }) =>
    authoring.copyProgrammeTest(ctx, space, params.id, body),
  );
  mountOpen(routes, contract.uploadProgrammePicture, (ctx, _, { body }) => uploadPicture(ctx, body));

  mountOpen(routes, contract.getProgrammeTestResults, (ctx, space, { params, query }) =>
    testResultsOf(ctx, params.id, query.filter, space),
  );
  mountOpen(routes, contract.listProgrammeTestAttempts, (ctx, space, { params, query }) =>
    listAttempts(ctx, params.id, query, space.tests),
  );
  mountOpen(routes, contract.getProgrammeTestAttempt, (ctx, space, { params }) =>
    readAttempt(ctx, params.id, params.attempt ?? '', space.tests),
  );
}
