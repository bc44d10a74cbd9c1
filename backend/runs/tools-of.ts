import type { runs } from '../db/schema/runs';
import type { Db } from '../db/types';
import type { RunTools, Worker } from './run-work';

type Row = Pick<typeof runs.$inferSelect, 'id' | 'ownerId' | 'subject' | 'input'>;

/** The tools of a run with `db`, an open transaction or the database. */
export const toolsOf = (
  { files, now }: Pick<Worker, 'files' | 'now'>,
  db: Db,
  { id, ownerId, subject, input }: Row,
): RunTools => ({ db, files, now, run: { id, ownerId, subject, input } });
