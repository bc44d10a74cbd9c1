import { Readable } from 'node:stream';
import { asc, gt, and } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import type { FileResult } from '@/lib/json-api/answer';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { EXPORT_KINDS } from '../../runs/exports/kinds';
import { tablePieces, WRITERS } from '../../tables/write-table';
import * as audit from '../audit/record';
import { throttleHeavyCalls } from '../auth/throttle';
import { reportName } from './report-name';
import { assertReportSubject, type ReportFilter } from './report-subject';

const LONGEST_DAYS = 366;
/** Larger reports are made in the background, as a run. */
const MOST_ROWS = 50_000;
const PAGE = 1000;
/** Most reports of one person in an hour: a report holds contacts and is read whole. */
const REPORTS_AN_HOUR = 30;

/** Throws 422 `no-subject` unless the report is of a training, a topic or a period of at most a year. */
function assertBounded({ trainingId, topicId, from, to }: ReportFilter): void {
  if (trainingId !== undefined || topicId !== undefined) return;
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / DAY_MS : Number.NaN;
  if (days >= 0 && days <= LONGEST_DAYS) return;
  throw new AppError(422, 'no-subject', 'Выберите тренинг, тему или период не длиннее года.');
}

/** Returns the whole report as a file. 404, 409, 422, 429 past 30 an hour; audited: personal data leaves the portal. */
export async function downloadReport(ctx: Ctx, filter: ReportFilter): Promise<FileResult> {
  await throttleHeavyCalls(ctx, 'training-report', viewerOf(ctx).id, REPORTS_AN_HOUR);
  await assertReportSubject(ctx, filter);
  assertBounded(filter);
  const kind = EXPORT_KINDS['training-registrations'];
  const asked = { ...filter, ...((await kind.scope?.(viewerOf(ctx), ctx, filter)) as object | undefined) };
  const under = kind.where(ctx, { filter: asked });
  const columns = await kind.columns(ctx, asked);
  const pages: (string | number | Date | null)[][][] = [];
  let rows = 0;
  for (let after = '0'; ;) {
    const found = await kind
      .from(ctx, and(under, gt(kind.key, after)))
      .orderBy(asc(kind.key))
      .limit(PAGE);
    const last = found.at(-1);
    if (!last) break;
    pages.push(found.map((row) => columns.map(({ cell }) => cell(row))));
    rows += found.length;
    if (rows > MOST_ROWS) {
      throw new AppError(422, 'too-many-rows', 'Слишком много строк: выберите период короче.');
    }
    after = last.id;
  }
  const details = { ...filter, rows };
  await audit.record(ctx, { action: 'training.report-downloaded', subjectType: 'training', details });
  const pieces = tablePieces('xlsx', columns, Readable.from(pages));
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>;
  return { name: `${await reportName(ctx, filter)}.xlsx`, mime: WRITERS.xlsx.mime, body };
}
