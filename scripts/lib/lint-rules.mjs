/** Linter plugin with this project's own rules. */
import { layers } from './layers.mjs';
import { portalPath } from './portal-path.mjs';

export default { meta: { name: 'portal' }, rules: { layers, path: portalPath } };
