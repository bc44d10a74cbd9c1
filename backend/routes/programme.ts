import * as contract from '@/api/programme/endpoints';
import { mount, type Routes } from '../http/mount';
import { getArticle } from '../services/articles/get-article';
import { reportProgress } from '../services/articles/report-progress';
import { closeProgramme, getClosing, undoClosing } from '../services/programme/closing';
import { enterProgramme, programmeOfStaff } from '../services/programme/enter';
import {
  getProgrammeExport,
  listProgrammeExports,
  startProgrammeExport,
} from '../services/programme/exports';
import { listProgrammeContent } from '../services/programme/list-content';
import { getMember, listMonthlyPoints } from '../services/programme/member';
import * as questions from '../services/programme/questions';
import { rateCourse } from '../services/programme/rate-course';
import { listTotals } from '../services/programme/totals';
import { getTest } from '../services/tests/get-test';
import { saveAnswers } from '../services/tests/save-answers';
import { sendTest } from '../services/tests/send-test';
import { mountOpen } from './mount-open';

function studyRoutes(routes: Routes): void {
  mountOpen(routes, contract.getMember, (ctx, space) => getMember(ctx, space));
  mountOpen(routes, contract.listMonthlyPoints, (ctx, space, { params }) =>
    listMonthlyPoints(ctx, space, params.id),
  );
  mountOpen(routes, contract.rateCourse, (ctx, space, { body }) => rateCourse(ctx, space, body));
  mountOpen(routes, contract.listProgrammeContent, (ctx, space, { query }) =>
    listProgrammeContent(ctx, space, query),
  );
  mountOpen(routes, contract.getProgrammeTest, (ctx, space, { params }) => getTest(ctx, params.id, space));
  mountOpen(routes, contract.saveProgrammeAnswers, (ctx, space, { params, body }) =>
    saveAnswers(ctx, params.id, body, space),
  );
  mountOpen(routes, contract.sendProgrammeTest, (ctx, space, { params, body }) =>
    sendTest(ctx, params.id, body, space),
  );
  mountOpen(routes, contract.getProgrammeArticleBySlug, (ctx, space, { params, query }) =>
    getArticle(ctx, { slug: params.slug }, { ...query, around: undefined }, space),
  );
  // materials around an article belong to the core
  mountOpen(routes, contract.getProgrammeArticle, (ctx, space, { params, query }) =>
    getArticle(ctx, { id: params.id }, { ...query, around: undefined }, space),
  );
  mountOpen(routes, contract.reportProgrammeProgress, (ctx, space, { params, body }) =>
    reportProgress(ctx, params.id, body, space),
  );
}

function questionRoutes(routes: Routes): void {
  // staff who answer read questions after the finish too
  mount(routes, contract.listProgrammeQuestions, async (ctx, { query }) =>
    questions.listProgrammeQuestions(
      ctx,
      await (query.filter?.isAnswered ? programmeOfStaff(ctx) : enterProgramme(ctx)),
      query,
    ),
  );
  mountOpen(routes, contract.askProgrammeQuestion, (ctx, space, { body }) =>
    questions.askProgrammeQuestion(ctx, space, body),
  );
  // a question of the last day is answered after the finish
  mount(routes, contract.answerProgrammeQuestion, async (ctx, { params, body }) =>
    questions.answerProgrammeQuestion(ctx, await programmeOfStaff(ctx), params.id, body),
  );
}

export function programmeRoutes(routes: Routes): void {
  studyRoutes(routes);
  questionRoutes(routes);
  mount(routes, contract.listProgrammeExports, () => listProgrammeExports());
  mount(routes, contract.getProgrammeExport, (_, { params }) => getProgrammeExport(params.id));
  mount(routes, contract.startProgrammeExport, (ctx, { params, body }) =>
    startProgrammeExport(ctx, params.id, body),
  );
  mount(routes, contract.listProgrammeTotals, async (ctx, { query }) =>
    listTotals(ctx, await programmeOfStaff(ctx), query),
  );
  mount(routes, contract.getProgrammeClosing, (ctx) => getClosing(ctx));
  mount(routes, contract.closeProgramme, (ctx, { body }) => closeProgramme(ctx, body));
  mount(routes, contract.undoProgrammeClosing, (ctx, { body }) => undoClosing(ctx, body));
}
