import * as contract from '@/api/surveying/endpoints';
import { mount, type Routes } from '../http/mount';
import { changeStates } from '../services/authoring/change-states';
import { cutSurvey } from '../services/surveying/cut-survey';
import { listSurveys, surveyIds, surveysFirstLoading } from '../services/surveying/list-surveys';
import { moderateOwnAnswer } from '../services/surveying/moderate-own-answer';
import { listOwnAnswers } from '../services/surveying/own-answers';
import { getAuthoredSurvey } from '../services/surveying/present';
import { readSurveyQuestions } from '../services/surveying/read-survey-questions';
import * as saving from '../services/surveying/save-survey';
import { lockSurvey, writeSurvey } from '../services/surveying/survey-kind';
import { partOfSurvey } from '../services/surveying/survey-part';
import { surveyResultsOf } from '../services/surveying/survey-results';

export function surveyingRoutes(routes: Routes): void {
  mount(routes, contract.listSurveys, (ctx, { query }) => listSurveys(ctx, query));
  mount(routes, contract.getSurveysFirstLoading, (ctx) => surveysFirstLoading(ctx));
  mount(routes, contract.createSurvey, (ctx, { body }) => saving.createSurvey(ctx, body));
  mount(routes, contract.changeSurveyStates, (ctx, { body }) =>
    changeStates(ctx, body, {
      ...{ name: 'survey', lock: lockSurvey, write: writeSurvey },
      every: (filter) => surveyIds(ctx, filter),
      publish: (id) => saving.publishSurvey(ctx, id, { published: true }),
    }),
  );
  mount(routes, contract.readSurveyQuestions, (_, { files }) => readSurveyQuestions(files.file));
  mount(routes, contract.getAuthoredSurvey, (ctx, { params, query }) =>
    getAuthoredSurvey(ctx, params.id, query.revision),
  );
  mount(routes, contract.updateSurvey, (ctx, { params, body }) => saving.updateSurvey(ctx, params.id, body));
  mount(routes, contract.publishSurvey, (ctx, { params, body }) =>
    saving.publishSurvey(ctx, params.id, body),
  );
  mount(routes, contract.discardSurveyDraft, (ctx, { params }) => saving.discardSurveyDraft(ctx, params.id));
  mount(routes, contract.copySurvey, (ctx, { params, body }) => saving.copySurvey(ctx, params.id, body));
  mount(routes, contract.deleteSurvey, (ctx, { params }) => saving.deleteSurvey(ctx, params.id));
  mount(routes, contract.getSurveyResults, (ctx, { params }) => surveyResultsOf(ctx, params.id));
  mount(routes, contract.getSurveyPart, (ctx, { params, query }) =>
    partOfSurvey(ctx, params.id, query.filter),
  );
  mount(routes, contract.getSurveyCut, (ctx, { params, query }) => cutSurvey(ctx, params.id, query));
  mount(routes, contract.listOwnAnswers, (ctx, { params, query }) => listOwnAnswers(ctx, params.id, query));
  mount(routes, contract.moderateOwnAnswer, (ctx, { params, body }) =>
    moderateOwnAnswer(ctx, params.id, params.answer ?? '', body),
  );
}
