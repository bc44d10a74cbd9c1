import 'server-only';
import { headers } from 'next/headers';
import { after } from 'next/server';
import type { z } from 'zod';
import { env } from '@/lib/config/portal';
import { perProcess } from '@/lib/http/per-process';
import { toSnake } from '@/lib/json-api/case';
import { JSON_API } from '@/lib/json-api/media-type';
import { requireViewer } from '@/lib/session/guard';
import { sealOf } from '@/lib/telemetry/content-seal';
import { ReportQueue, type Outcome, type Report } from '@/lib/telemetry/report-queue';
import { logUserActivity, recordContentView, recordTrainingAttendance } from '../statistics/endpoints';
import type { contentReport } from '../statistics/schemas';
import { currentPath } from './server';
import { serviceRequest } from './service-request';

const TIMEOUT_MS = 5000;

async function send({ path, body }: Report): Promise<Outcome> {
  try {
    const answer = await serviceRequest({
      service: 'statistics',
      method: 'POST',
      path,
      body,
      timeoutMs: TIMEOUT_MS,
      headers: {
        accept: JSON_API,
        'content-type': JSON_API,
        authorization: `Bearer ${env().STATISTICS_TOKEN}`,
      },
    });
    answer.resume();
    const status = answer.statusCode ?? 502;
    if (status < 400) return 'sent';
    return status >= 500 || status === 429 ? 'away' : 'refused';
  } catch {
    return 'away';
  }
}

const queue = () =>
  perProcess(
    'statistics',
    () => new ReportQueue({ send, warn: (line) => void process.stderr.write(`${line}\n`) }),
  );

/**
 * Visits of trainings have a queue of their own, as long as the largest hall, so that page views can't crowd them out.
 */
const MOST_ATTENDANCES = 10_000;
const attendances = () =>
  perProcess(
    'attendances',
    () =>
      new ReportQueue({
        send,
        warn: (line) => void process.stderr.write(`${line}\n`),
        most: MOST_ATTENDANCES,
        mostOfOne: MOST_ATTENDANCES,
      }),
  );

type EventAttributes = Record<string, string> & { userId: string };

function report({ path, bodyType }: { path: string; bodyType?: string }, attributes: EventAttributes): void {
  if (!env().STATISTICS_TOKEN) return;
  const known = { ...attributes, eventId: crypto.randomUUID(), happenedAt: new Date().toISOString() };
  const owner = attributes.userId;
  queue().push({
    owner,
    path,
    body: JSON.stringify({ data: { type: bodyType, attributes: toSnake(known) } }),
  });
}

/** Reports to the collector that a page was opened: only its path, because a query may hold typed text. Never waits. */
export function reportVisit(userId: string, path: string): void {
  report(logUserActivity, { userId, url: path.replace(/[?#].*$/, '') });
}

/** Reports to the collector that an article, a video, a product … was viewed. Never waits. */
export function reportView(userId: string, { type, id }: z.output<typeof contentReport>): void {
  report(recordContentView, { userId, contentType: type, contentId: id });
}

export interface Attendance {
  userId: string;
  trainingId: string;
  /** Id of the visit: a report sent twice counts once. */
  eventId: string;
  happenedAt: string;
}

/** Uses the visit's own id, so that repeating the report changes nothing. */
function attendanceReport(attendance: Attendance): Report {
  const { path, bodyType } = recordTrainingAttendance;
  const body = JSON.stringify({ data: { type: bodyType, attributes: toSnake(attendance) } });
  return { owner: attendance.userId, path, body };
}

/** Reports a visit to the collector, without waiting for the answer. */
export function reportAttendance(attendance: Attendance): void {
  if (env().STATISTICS_TOKEN) attendances().push(attendanceReport(attendance));
}

/** Reports a visit and waits for the response: the core keeps the visit until the collector has accepted it. */
export const sendAttendance = (attendance: Attendance): Promise<Outcome> =>
  send(attendanceReport(attendance));

/**
 * Whether the page is loaded whole, not softly: the server counts such a view, because a browser may run no scripts.
 */
async function isWholeLoad(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') === 'document';
}

/** Counts the rendered page after the response is sent; false when the browser is to report it. */
export async function countVisit(): Promise<boolean> {
  if (!(await isWholeLoad())) return false;
  const [{ id }, path] = await Promise.all([requireViewer(), currentPath()]);
  after(() => reportVisit(id, path));
  return true;
}

/** Seal with which the browser can report that the person views this content. */
export async function sealView(content: z.output<typeof contentReport>): Promise<string> {
  return sealOf(env().SESSION_SECRET, (await requireViewer()).id, content);
}

/** Counts the view of the page's content, likewise. */
export async function countView(content: z.output<typeof contentReport>): Promise<boolean> {
  if (!(await isWholeLoad())) return false;
  const { id } = await requireViewer();
  after(() => reportView(id, content));
  return true;
}
