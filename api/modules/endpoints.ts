import { many, one } from '@/lib/json-api/answer';
import { PACKAGE_LIMITS } from '@/lib/domain/packages';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/interactive-module';

export const listModules = endpoint({
  method: 'GET',
  path: `${root}/list`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.moduleQuery, answer: many(s.interactiveModule) };
  },
});

/** Extension: every module, drafts included, for their authors. */
export const manageModules = endpoint({
  method: 'GET',
  path: `${root}/manage`,
  needs: 'content.author',
  shapes: async () => {
    const s = await shapes();
    return { query: s.moduleManageQuery, answer: many(s.interactiveModule) };
  },
});

/** One module by id or slug, with the person's saved state; authors also see drafts, scheduled and archived ones. */
export const getModule = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).interactiveModule) }),
});

/** Pays once, by the module's scoring; the server decides the points. */
export const completeModule = endpoint({
  method: 'POST',
  path: `${root}/{id}/complete`,
  needs: 'signed-in',
  bodyType: 'module-results',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.completeBody, answer: one(s.moduleResult) };
  },
});

export const likeModule = endpoint({
  method: 'POST',
  path: `${root}/{id}/like`,
  needs: 'signed-in',
  bodyType: 'module-likes',
  shapes: async () => {
    const s = await shapes();
    return { body: s.likeBody, answer: one(s.moduleLike) };
  },
});

/** Extension: saves the person's state in the module, shared by visits and devices; the last write wins. */
export const saveModuleState = endpoint({
  method: 'PUT',
  path: `${root}/{id}/state`,
  needs: 'signed-in',
  bodyType: 'module-states',
  shapes: async () => {
    const s = await shapes();
    return { body: s.stateBody, answer: one(s.moduleState) };
  },
});

/** Extension: a new module, a draft unless its status says otherwise. */
export const createModule = endpoint({
  method: 'POST',
  path: root,
  needs: 'content.author',
  bodyType: 'interactive-modules',
  shapes: async () => {
    const s = await shapes();
    return { body: s.newModule, answer: one(s.interactiveModule) };
  },
});

/** Extension: changes, publishes, schedules (`published_at` in the future) or archives a module. */
export const updateModule = endpoint({
  method: 'PATCH',
  path: `${root}/{id}`,
  needs: 'content.author',
  bodyType: 'interactive-modules',
  shapes: async () => {
    const s = await shapes();
    return { body: s.moduleChanges, answer: one(s.interactiveModule) };
  },
});

/** Extension: uploads `file`, a ZIP for a module or a landing page; the returned id is what they refer to. */
export const uploadPackage = endpoint({
  method: 'POST',
  path: `${root}/packages`,
  needs: 'content.author',
  consumes: 'form',
  maxBytes: PACKAGE_LIMITS.zipBytes,
  shapes: async () => {
    const s = await shapes();
    return { body: s.packageBody, answer: one(s.contentPackage) };
  },
});
