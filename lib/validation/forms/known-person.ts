import { z } from 'zod';
import { chosen } from '../rules';

/** Somebody of the portal who is recorded by staff. */
export const knownPersonForm = z.object({ userId: chosen({ field: 'Фармацевт' }) });
