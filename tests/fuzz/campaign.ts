import type { Target } from './odd';
import { isPromised } from './promised';
import { makeRequest, type WireRequest } from './request';
import { sendBytes, type WireAnswer } from './wire';

export interface Finding {
  what: string;
  index: number;
  status: number;
  /** What findings of one cause have in common. */
  kind: string;
  /** As much of the request as tells what it was. */
  request: string;
}

export interface Person {
  /** Header lines that say who asks; asked before each request, so that an ended session can begin anew. */
  lines: () => readonly string[];
  /** A 401 came: the session may have ended by what was sent. */
  refused?: () => Promise<void>;
}

export interface Campaign {
  seed: string;
  from?: number;
  requests: number;
  port: number;
  prefix: string;
  targets: readonly Target[];
  /** The first is nobody. */
  people: readonly Person[];
  /** Asks as a second person; answers what is wrong with the answer, or null. Interleaved with everything else. */
  check: () => Promise<string | null>;
  together?: number;
  /** Ends after so many milliseconds, whatever has been sent by then. */
  mostMs?: number;
  /** Milliseconds until an answer is late; 10 s by default. */
  limitMs?: number;
  onProgress?: (sent: number) => void;
}

export interface Outcome {
  sent: number;
  /** Without an answer in time beside others, and with one alone: the machine was busy. */
  late: number;
  checks: number;
  findings: Finding[];
  statuses: Map<number, number>;
}

const CHECK_EVERY = 25;
const MOST_FINDINGS = 2000;
const SHOWN_OF_A_KIND = 2;

/** 5xx but a promised 503, a plain request without an answer, or none in time. */
function wrongWith(request: WireRequest, answer: WireAnswer): string | null {
  const { status, hung, code } = answer;
  if (hung) return 'no answer in time';
  if (status >= 500 && !isPromised(request.target, answer)) return `answered ${status} ${code}`.trim();
  if (status === 0 && request.plain) return 'no answer';
  return null;
}

/** None in time, or the portal's own word that the services gave none: a busy machine may be all of it. */
const isLate = ({ hung, status }: WireAnswer) => hung || status === 504;

/** The head without what says who asks, and the body's beginning. */
function shown({ bytes }: WireRequest): string {
  const [head = '', ...body] = bytes.toString('latin1').split('\r\n\r\n');
  const lines = head
    .split('\r\n')
    .filter((line) => !/^(authorization: bearer ey|cookie: token=ey|host: localhost)/i.test(line));
  return [...lines.map((line) => line.slice(0, 160)), body.join('\r\n\r\n').slice(0, 200)].join(' ⏎ ');
}

const kindOf = (what: string, { method, path, framing, odd }: WireRequest) =>
  [
    what,
    method,
    framing,
    /%(?![\da-f]{2})|%ff|%C0/i.test(path.split('?')[0] ?? '') ? 'malformed path' : '',
    ...odd,
  ]
    .join(' ')
    .trim();

/**
 * Sends the requests of a seed, some at a time, and between them looks whether a second person's answer is their own.
 * What had no answer in time is sent again alone at the end: only what hangs then hangs by itself.
 */
export async function runCampaign(campaign: Campaign): Promise<Outcome> {
  const {
    seed,
    from = 0,
    requests,
    port,
    prefix,
    targets,
    people,
    check,
    together = 8,
    limitMs = 10_000,
    mostMs = Infinity,
  } = campaign;
  const ends = performance.now() + mostMs;
  const outcome: Outcome = { sent: 0, late: 0, checks: 0, findings: [], statuses: new Map() };
  const host = `localhost:${port}`;
  const find = (finding: Finding) => {
    if (outcome.findings.length < MOST_FINDINGS) outcome.findings.push(finding);
  };
  const send = async (index: number) => {
    const lines = people.map((person) => person.lines());
    const request = makeRequest({ seed, index, targets, people: lines, prefix, host });
    return {
      request,
      answer: await sendBytes(port, request.bytes, { ...request, limitMs }),
    };
  };
  const judge = (index: number, request: WireRequest, answer: WireAnswer) => {
    const what = wrongWith(request, answer);
    if (what)
      find({ what, index, status: answer.status, kind: kindOf(what, request), request: shown(request) });
  };
  const unanswered: number[] = [];
  let next = from;
  const work = async () => {
    while (next < from + requests && performance.now() < ends) {
      const index = next;
      next += 1;
      const { request, answer } = await send(index);
      const { status } = answer;
      const sent = (outcome.sent += 1);
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      if (isLate(answer)) unanswered.push(index);
      else judge(index, request, answer);
      if (status === 401 && request.who > 0) await people[request.who]?.refused?.();
      campaign.onProgress?.(sent);
      if (sent % CHECK_EVERY === 0) {
        outcome.checks += 1;
        const wrong = await check();
        const second = `a second person: ${wrong}`;
        if (wrong) find({ what: second, index, status: 0, kind: second, request: shown(request) });
      }
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  for (const index of unanswered) {
    const { request, answer } = await send(index);
    if (!isLate(answer)) outcome.late += 1;
    judge(index, request, answer);
  }
  return outcome;
}

/** What a failed run says: by cause, the first of each with the words that make its request again. */
export function findingsText(seed: string, { findings }: Outcome): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return kinds
    .map((kind) => [kind, findings.filter((finding) => finding.kind === kind)] as const)
    .flatMap(([kind, found]) => [
      `${found.length} × ${kind}`,
      ...found
        .slice(0, SHOWN_OF_A_KIND)
        .map(({ index, request }) => `    --seed ${seed} --only ${index}: ${request}`),
    ])
    .join('\n');
}
