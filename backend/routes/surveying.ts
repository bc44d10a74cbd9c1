import * as contract from '@/api/surveying/endpoints';
import { mount, type Routes } from '../http/mount';
import { changeStates } from '../services/authoring/change-states';
import { listSurveys, surveysFirstLoading } from '../services/surveying/list-surveys';
import { getAuthoredSurvey } from '../services/surveying/present';
import * as saving from '../services/surveying/save-survey';
import { lockSurvey, writeSurvey } from '../services/surveying/survey-kind';

export function surveyingRoutes(routes: Routes): void {
  mount(routes, contract.listSurveys, (ctx, { query }) => listSurveys(ctx, query));
  mount(routes, contract.getSurveysFirstLoading, (ctx) => surveysFirstLoading(ctx));
  mount(routes, contract.createSurvey, (ctx, { body }) => saving.createSurvey(ctx, body));
  mount(routes, contract.changeSurveyStates, (ctx, { body }) =>
    changeStates(ctx, body, { name: 'survey', lock: lockSurvey, write: writeSurvey }),
  );
  mount(routes, contract.getAuthoredSurvey, (ctx, { params }) => getAuthoredSurvey(ctx, params.id));
  mount(routes, contract.updateSurvey, (ctx, { params, body }) => saving.updateSurvey(ctx, params.id, body));
  mount(routes, contract.publishSurvey, (ctx, { params, body }) =>
    saving.publishSurvey(ctx, params.id, body),
  );
  mount(routes, contract.discardSurveyDraft, (ctx, { params }) => saving.discardSurveyDraft(ctx, params.id));
  mount(routes, contract.copySurvey, (ctx, { params, body }) => saving.copySurvey(ctx, params.id, body));
  mount(routes, contract.deleteSurvey, (ctx, { params }) => saving.deleteSurvey(ctx, params.id));
}
