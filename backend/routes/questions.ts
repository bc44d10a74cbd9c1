import * as contract from '@/api/questions/endpoints';
import { mount, type Routes } from '../http/mount';
import { answer } from '../services/questions/answer';
import { ask } from '../services/questions/ask';
import { listQuestions } from '../services/questions/list-questions';
import { redirect, removeQuestion, setHidden } from '../services/questions/manage';

export function questionRoutes(routes: Routes): void {
  mount(routes, contract.listQuestions, (ctx, { query }) => listQuestions(ctx, query));
  mount(routes, contract.askQuestion, (ctx, { body }) => ask(ctx, body));
  mount(routes, contract.answerQuestion, (ctx, { params, body }) => answer(ctx, params.id, body));
  mount(routes, contract.removeQuestion, (ctx, { params }) => removeQuestion(ctx, params.id));
  mount(routes, contract.hideQuestion, (ctx, { params, body }) => setHidden(ctx, params.id, body.isHidden));
  mount(routes, contract.redirectQuestion, (ctx, { params, body }) => redirect(ctx, params.id, body));
}
