import { z } from 'zod';
import { chosen } from '../rules';

/** Form by which staff record a person with an account. */
export const knownPersonForm = z.object({ userId: chosen({ field: 'Фармацевт' }) });
