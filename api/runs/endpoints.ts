import { file, many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/me/runs';

/** Extension: the viewer's own runs, newest first. */
export const listRuns = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.runQuery, answer: many(s.run) };
  },
});

/** Extension: one run; 404 for another person's. */
export const getRun = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).run) }),
});

/**
 * Extension: cancels a waiting or working run; 409 `run-over` when it has ended; repeating a cancel returns the same.
 */
export const cancelRun = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/cancel`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).run) }),
});

/** Extension: the file of a run, for its owner only; 404 `run-file-gone` when it no longer exists. */
export const getRunFile = endpoint({
  method: 'GET',
  path: `${root}/{id}/file`,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: file() }),
});
