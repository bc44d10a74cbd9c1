import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/inetstudio/faq-package/v1/questions';

/** Own questions, those the viewer is to answer, and those everyone may read: answered and not hidden. */
export const listQuestions = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.questionQuery, answer: many(s.question, s.questionMeta) };
  },
});

export const askQuestion = endpoint({
  method: 'POST',
  path: root,
  needs: 'signed-in',
  bodyType: 'questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.askQuestion, answer: one(s.question) };
  },
});

/** Answers, or corrects an answer or a question. 403 for a question to somebody else, 409 when it has changed. */
export const answerQuestion = endpoint({
  method: 'PATCH',
  path: `${root}/{id}`,
  needs: 'questions.answer',
  bodyType: 'questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.answerQuestion, answer: one(s.question) };
  },
});

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'questions.manage',
  shapes: () => Promise.resolve({ answer: nothing }),
});

export const hideQuestion = endpoint({
  method: 'PATCH',
  path: `${root}/{id}/-actions/change/hidden`,
  needs: 'questions.manage',
  bodyType: 'questions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.hiddenBody, answer: one(s.question) };
  },
});

/**
 * Queues a letter with a question that isn't private to a recipient outside the portal. The question counts as
 * redirected at once; when the letter can't be delivered, that is undone and the manager notified.
 */
export const redirectQuestion = endpoint({
  method: 'POST',
  idempotent: true,
  path: `${root}/{id}/-actions/redirect/email`,
  needs: 'questions.manage',
  bodyType: 'question-redirects',
  shapes: async () => {
    const s = await shapes();
    return { body: s.redirectQuestion, answer: one(s.question) };
  },
});
