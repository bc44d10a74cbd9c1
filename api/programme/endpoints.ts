import { many, one } from '@/lib/json-api/answer';
import * as articles from '../articles/endpoints';
import { endpoint } from '../core/endpoint';
import { startExport } from '../exports/endpoints';
import * as tests from '../tests/endpoints';
import { ofProgramme } from '../core/of-programme';

const shapes = () => import('./schemas');
const service = 'motivation';
const exportsRoot = '/inetstudio/exports-package/exports';
const questionsRoot = '/inetstudio/faq-package/v1/questions';

/** Returns the member; the first call creates it. */
export const getMember = endpoint({
  service,
  method: 'GET',
  path: '/v1/me',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).member) }),
});

/** Points by month, months without points included. The id must be the person's own; another's is 404. */
export const listMonthlyPoints = endpoint({
  service,
  method: 'GET',
  path: '/inetstudio/acl-package/v1/users/{id}/-actions/user-points-monthly',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { answer: many(s.monthlyPoints, s.monthlyMeta) };
  },
});

/** Steps and articles of every month or of one, in the order of study. */
export const listProgrammeContent = endpoint({
  service,
  method: 'GET',
  path: '/back/v1/learning-content',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.contentQuery, answer: many(s.programmeContent) };
  },
});

/** Extension: rates a month of study; the last rating counts. 404 `month-missing`, 409 `month-ahead`. */
export const rateCourse = endpoint({
  service,
  method: 'POST',
  path: '/inetstudio/ratings-package/v1/ratings',
  needs: 'signed-in',
  bodyType: 'ratings',
  shapes: async () => {
    const s = await shapes();
    return { body: s.courseRatingBody, answer: one(s.courseRating) };
  },
});

export const getProgrammeTest = ofProgramme(tests.getTest);
export const saveProgrammeAnswers = ofProgramme(tests.saveAnswers);
/** 409 `test-locked` from `end_date` on, even for a begun test; a job sends the saved answers. */
export const sendProgrammeTest = ofProgramme(tests.sendTest);

export const getProgrammeArticle = ofProgramme(articles.getArticle);
export const getProgrammeArticleBySlug = ofProgramme(articles.getArticleBySlug);
export const reportProgrammeProgress = ofProgramme(articles.reportProgress);

/** The viewer's own questions and, with `filter[isFaq]=1`, the rules of the programme. */
export const listProgrammeQuestions = endpoint({
  service,
  method: 'GET',
  path: questionsRoot,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.programmeQuestionQuery, answer: many(s.programmeQuestion) };
  },
});

export const askProgrammeQuestion = endpoint({
  service,
  method: 'POST',
  path: questionsRoot,
  needs: 'signed-in',
  bodyType: 'questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.programmeQuestionBody, answer: one(s.programmeQuestion) };
  },
});

/** Extension: answers a question. 404 for a rule of the programme. */
export const answerProgrammeQuestion = endpoint({
  service,
  method: 'PATCH',
  path: `${questionsRoot}/{id}`,
  needs: 'questions.answer-any',
  bodyType: 'questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.programmeAnswerBody, answer: one(s.programmeQuestion) };
  },
});

/** Available after the finish too, as are the four calls below. */
export const listProgrammeExports = endpoint({
  service,
  method: 'GET',
  path: exportsRoot,
  needs: 'programme.uploads',
  shapes: async () => ({ answer: many((await shapes()).programmeExport) }),
});

export const getProgrammeExport = endpoint({
  service,
  method: 'GET',
  path: `${exportsRoot}/{id}`,
  needs: 'programme.uploads',
  shapes: async () => ({ answer: one((await shapes()).programmeExport) }),
});

/** The run is followed, and its file fetched, as every run of the core: `/v1/me/runs`. */
export const startProgrammeExport = endpoint({ ...ofProgramme(startExport), needs: 'programme.uploads' });

/** Extension: points earned by each member, in pages by key; the core closes the programme by them. */
export const listProgrammeTotals = endpoint({
  service,
  method: 'GET',
  path: '/v1/programme/totals',
  needs: 'programme.close',
  shapes: async () => {
    const s = await shapes();
    return { query: s.totalsQuery, answer: many(s.programmeTotal) };
  },
});

/** Extension, on the core, as is the call below. */
export const getProgrammeClosing = endpoint({
  method: 'GET',
  path: '/v1/programme/closing',
  needs: 'programme.close',
  shapes: async () => ({ answer: one((await shapes()).programmeClosing) }),
});

/**
 * Extension: starts the run `programme-undo`. 409 `programme-running`, `nothing-to-undo`, `totals-changed`,
 * `run-under-way`.
 */
export const undoProgrammeClosing = endpoint({
  method: 'POST',
  path: '/v1/programme/-actions/undo-close',
  needs: 'programme.close',
  bodyType: 'programme-closings',
  idempotent: true,
  shapes: async () => {
    const [s, runs] = await Promise.all([shapes(), import('../runs/schemas')]);
    return { body: s.closingBody, answer: one(runs.run) };
  },
});

/** Starts the run `programme-close`. 409 `programme-running`, `programme-closed`, `totals-changed`, `run-under-way`. */
export const closeProgramme = endpoint({
  method: 'POST',
  path: '/v1/programme/-actions/close',
  needs: 'programme.close',
  bodyType: 'programme-closings',
  idempotent: true,
  shapes: async () => {
    const [s, runs] = await Promise.all([shapes(), import('../runs/schemas')]);
    return { body: s.closingBody, answer: one(runs.run) };
  },
});
