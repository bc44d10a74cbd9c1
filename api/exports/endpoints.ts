import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

/**
 * Starts a run that makes the file of a list; the id is the list's name. The run is followed, cancelled and fetched
 * like any run. 403 without the right of the list, 404 `export-missing`, 409 `run-under-way`, 422 for a filter that the
 * list lacks.
 */
export const startExport = endpoint({
  method: 'POST',
  path: '/inetstudio/exports-package/exports/{id}/-actions/start',
  needs: 'signed-in',
  bodyType: 'exports',
  shapes: async () => {
    const [own, runs] = await Promise.all([import('./schemas'), import('../runs/schemas')]);
    return { body: own.exportBody, answer: one(runs.run) };
  },
});
