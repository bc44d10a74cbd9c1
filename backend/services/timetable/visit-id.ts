import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { trainingRegistrations } from '../../db/schema/registrations';

/** The event of a visit that is being marked: the registration's own once it has one, so that it counts once. */
export const visitEvent = () =>
  sql<string>`coalesce(${trainingRegistrations.visitId}, ${randomUUID()}::uuid)`;
