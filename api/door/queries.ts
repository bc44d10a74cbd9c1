import type { z } from 'zod';
import type { BodyOf } from '../core/endpoint';
import { call } from '../core/call';
import { checkInAtDoor, getDoor } from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type CheckIn = z.output<Schemas['checkIn']['schema']>;
type Mark = BodyOf<Awaited<ReturnType<(typeof checkInAtDoor)['shapes']>>>;

/** Called on a press; the device stores the result, not the cache of the page. */
export const fetchDoor = (trainingId: string) => call(getDoor, { params: { id: trainingId } });
export const checkIn = (trainingId: string, body: Mark) =>
  call(checkInAtDoor, { params: { id: trainingId }, body });
