import * as contract from '@/api/versions/endpoints';
import { mount, type Routes } from '../http/mount';
import { listSurveyVersions } from '../services/surveying/list-versions';
import * as surveyPublication from '../services/surveying/publication';
import { restoreSurveyVersion } from '../services/surveying/save-survey';
import { listTestVersions } from '../services/testing/list-versions';
import * as testPublication from '../services/testing/publication';
import { restoreVersion } from '../services/testing/save-test';
import { scoringLine } from '../services/testing/scoring-line';

export function versionRoutes(routes: Routes): void {
  mount(routes, contract.listTestVersions, (ctx, { params }) => listTestVersions(ctx, params.id));
  mount(routes, contract.restoreTestVersion, (ctx, { params, body }) => restoreVersion(ctx, params.id, body));
  mount(
    routes,
    contract.previewPublication,
    (ctx, { params, body }) => testPublication.previewPublication(ctx, params.id, body),
    scoringLine,
  );
  mount(
    routes,
    contract.getTestPublication,
    (ctx, { params }) => testPublication.savedPublication(ctx, params.id),
    scoringLine,
  );
  mount(routes, contract.listSurveyVersions, (ctx, { params }) => listSurveyVersions(ctx, params.id));
  mount(routes, contract.restoreSurveyVersion, (ctx, { params, body }) =>
    restoreSurveyVersion(ctx, params.id, body),
  );
  mount(routes, contract.previewSurveyPublication, (ctx, { params, body }) =>
    surveyPublication.previewPublication(ctx, params.id, body),
  );
  mount(routes, contract.getSurveyPublication, (ctx, { params }) =>
    surveyPublication.savedPublication(ctx, params.id),
  );
}
