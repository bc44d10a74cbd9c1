import * as contract from '@/api/webinars/endpoints';
import { mount, type Routes } from '../http/mount';
import { registerOnWebinar } from '../services/mts/register';
import { confirmPresence, readPresence, sayPresent } from '../services/webinars/presence';
import { answerQuestion, askQuestion, listQuestions } from '../services/webinars/questions';

export function webinarRoutes(routes: Routes): void {
  mount(routes, contract.sayPresent, (ctx, { params }) => sayPresent(ctx, params.id));
  mount(routes, contract.getPresence, (ctx, { params }) => readPresence(ctx, params.id));
  mount(routes, contract.confirmPresence, (ctx, { params }) => confirmPresence(ctx, params.id));
  mount(routes, contract.listWebinarQuestions, (ctx, { params, query }) =>
    listQuestions(ctx, params.id, query),
  );
  mount(routes, contract.askOnWebinar, (ctx, { params, body }) => askQuestion(ctx, params.id, body.text));
  mount(routes, contract.registerOnWebinar, (ctx, { body }) => registerOnWebinar(ctx, body.trainingId));
  mount(routes, contract.answerOnWebinar, (ctx, { params, body }) =>
    answerQuestion(ctx, params.id, body.answer),
  );
}
