import * as contract from '@/api/tests/endpoints';
import { mount, type Routes } from '../http/mount';
import { getTest } from '../services/tests/get-test';
import { saveAnswers } from '../services/tests/save-answers';
import { sendTest } from '../services/tests/send-test';

export function testRoutes(routes: Routes): void {
  mount(routes, contract.getTest, (ctx, { params }) => getTest(ctx, params.id));
  mount(routes, contract.saveAnswers, (ctx, { params, body }) => saveAnswers(ctx, params.id, body));
  mount(routes, contract.sendTest, (ctx, { params, body }) => sendTest(ctx, params.id, body));
}
