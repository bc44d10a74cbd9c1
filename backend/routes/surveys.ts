import * as contract from '@/api/surveys/endpoints';
import { mount, type Routes } from '../http/mount';
import { getSurvey } from '../services/surveys/get-survey';
import { saveSurveyAnswers } from '../services/surveys/save-answers';
import { sendSurvey } from '../services/surveys/send-survey';

export function surveyRoutes(routes: Routes): void {
  mount(routes, contract.getSurvey, (ctx, { params }) => getSurvey(ctx, params.id));
  mount(routes, contract.saveSurveyAnswers, (ctx, { params, body }) =>
    saveSurveyAnswers(ctx, params.id, body),
  );
  mount(routes, contract.sendSurvey, (ctx, { params, body }) => sendSurvey(ctx, params.id, body));
}
