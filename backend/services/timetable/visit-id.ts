import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';

/** Event id of a visit that is being marked: that of the registration if it has one, so that the visit counts once. */
export const visitEvent = () =>
  sql<string>`coalesce(${trainingRegistrations.visitId}, ${randomUUID()}::uuid)`;
