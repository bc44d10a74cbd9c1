import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

/**
 * Begins the file of a list; the id is its name. It is followed, cancelled and fetched as every run. 403 without the
 * list's right, 404 `export-missing`, 409 `run-under-way`, 422 for a filter that the list does not have.
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
