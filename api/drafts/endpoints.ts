import { nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const path = '/v1/editor-drafts/{kind}/{subject}';

/**
 * Extension, as are the other calls of the group: the viewer's own draft. 403 without the right to edit the kind, 404
 * when there is none.
 */
export const getDraft = endpoint({
  method: 'GET',
  path,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).draft) }),
});

/**
 * Saves a draft. 409 `draft-elsewhere` when a tab or device outside `before` has written since `after`; retrying is
 * safe.
 */
export const putDraft = endpoint({
  method: 'PUT',
  path,
  needs: 'signed-in',
  bodyType: 'editor-drafts',
  shapes: async () => {
    const s = await shapes();
    return { body: s.draftBody, answer: one(s.draft) };
  },
});

/** Deletes a draft; succeeds when there is none. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path,
  needs: 'signed-in',
  shapes: async () => ({ answer: nothing }),
});
