import 'server-only';
import { z } from 'zod';
import { jsonOf } from '@/api/session/read-body';
import { reportAttendance, type Attendance } from '../core/statistics';
import type { Endpoint } from '../core/endpoint';
import { checkInAtDoor } from '../door/endpoints';
import { getImport } from '../imports/endpoints';
import { markVisit, recordWalkIn } from '../registrations/endpoints';
import { confirmPresence } from '../webinars/endpoints';
import { reportImportedVisits } from './imported-visits';

const visit = z.object({ user_id: z.string(), visit_id: z.string(), visited_at: z.string() });
/** One row with the owner of the visit; a guest's row has none and does not match. */
const single = z.object({ data: z.object({ attributes: visit.extend({ training_id: z.string() }) }) });
/** All visits that a leader has marked by one press. */
const several = z.object({
  data: z.object({ id: z.string(), attributes: z.object({ visits: z.array(visit) }) }),
});

const attendanceOf = (
  { user_id, visit_id, visited_at }: z.output<typeof visit>,
  trainingId: string,
): Attendance => ({ userId: user_id, trainingId, eventId: visit_id, happenedAt: visited_at });

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const NAMES: ReadonlySet<string> = new Set(
  [markVisit, recordWalkIn, checkInAtDoor, confirmPresence].map((endpoint) =>
    nameOf(endpoint as unknown as Endpoint),
  ),
);

/** Visits in the response of a call; empty for any other call. */
export function attendancesIn(endpoint: Endpoint, body: Buffer): Attendance[] {
  if (!NAMES.has(nameOf(endpoint))) return [];
  const document = jsonOf(body.toString('utf8'));
  const one = single.safeParse(document);
  if (one.success) {
    const { attributes } = one.data.data;
    return [attendanceOf(attributes, attributes.training_id)];
  }
  const many = several.safeParse(document);
  if (!many.success) return [];
  const { id, attributes } = many.data.data;
  return attributes.visits.map((each) => attendanceOf(each, id));
}

const IMPORT = nameOf(getImport as unknown as Endpoint);
const applied = z.object({
  data: z.object({ attributes: z.object({ kind: z.literal('training-visits'), state: z.literal('done') }) }),
});

/** Whether the response shows an import of visits as done, so that its visits can be reported. */
const endsImport = (endpoint: Endpoint, body: Buffer): boolean =>
  nameOf(endpoint) === IMPORT && applied.safeParse(jsonOf(body.toString('utf8'))).success;

/**
 * Reports visits to the collector as soon as the service has accepted them. The browser can't: the collector recognises
 * the portal by a token that never leaves the server (docs/decisions/0021).
 */
export function reportVisitsOf(endpoint: Endpoint, status: number, body: unknown): void {
  if (status >= 300 || !Buffer.isBuffer(body)) return;
  for (const attendance of attendancesIn(endpoint, body)) reportAttendance(attendance);
  if (endsImport(endpoint, body)) void reportImportedVisits();
}
