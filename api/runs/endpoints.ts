import { file, many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/me/runs';

/** Ours: one's own long work, the newest first. */
export const listRuns = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.runQuery, answer: many(s.run) };
  },
});

/** Ours: 404 for anybody else's. */
export const getRun = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).run) }),
});

/** Ours: stops what waits or works; 409 `run-over` when it has ended, cancelled once more answers the same. */
export const cancelRun = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/cancel`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).run) }),
});

/** Ours: the file that came of it, for its owner alone; 404 `run-file-gone` when there is none any more. */
export const getRunFile = endpoint({
  method: 'GET',
  path: `${root}/{id}/file`,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: file() }),
});
