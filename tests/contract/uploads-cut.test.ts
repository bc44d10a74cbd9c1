import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentPackages } from '@/backend/db/schema/packages';
import { files } from '@/backend/db/schema/system';
import { JSON_API } from '@/lib/json-api/media-type';
import { sendBytes } from '../fuzz/wire';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { pngOf } from '../helpers/picture-bombs';

let backend: TestBackend;
let admin: Actor;
let scratch: string;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.as('admin');
  // uploaded archives pass through the folder for temporary files: from here on it is the test's own
  scratch = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
  vi.stubEnv('TMPDIR', scratch);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true });
  await backend.close();
});

const spies = ({ deps: { log } }: TestBackend) => ({
  error: vi.spyOn(log, 'error').mockReset(),
  info: vi.spyOn(log, 'info').mockReset(),
});
let log: ReturnType<typeof spies>;
beforeEach(() => {
  log = spies(backend);
});

/** The status the access log has for the call: whoever has hung up reads no answer. */
async function loggedStatus(requestId: string): Promise<number> {
  const lines = () =>
    log.info.mock.calls.map(([facts]) => facts as unknown as { requestId: string; status: number });
  const isThere = () => lines().some((line) => line.requestId === requestId);
  await vi.waitFor(() => expect(isThere()).toBe(true), { timeout: 15_000 });
  return lines().find((line) => line.requestId === requestId)?.status ?? 0;
}

const BOUNDARY = 'xxBOUNDARYxx';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const PATHS = {
  avatar: () => `/inetstudio/acl-package/v1/users/${admin.id}/avatar`,
  package: () => '/v1/interactive-module/packages',
};

interface Cut {
  path: string;
  type: string;
  /** How the body's end is told: by a length that never comes, or in pieces without the last one. */
  framing: 'length' | 'chunked';
  end: 'destroy' | 'half-close';
  body: string;
}

/** Sends the head and the beginning of a body, and goes away. Gives the request's id. */
function cut({ path, type, framing, end, body }: Cut): Promise<string> {
  const requestId = randomUUID();
  const { hostname, port } = new URL(backend.url);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: backend',
    `authorization: Bearer ${admin.token}`,
    `x-request-id: ${requestId}`,
    `content-type: ${type}`,
    framing === 'length' ? 'content-length: 500000' : 'transfer-encoding: chunked',
  ];
  const sent = framing === 'length' ? body : `${body.length.toString(16)}\r\n${body}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${sent}`, () => {
        if (end === 'destroy') socket.destroy();
        else socket.end();
      });
    });
    socket.on('error', reject);
    socket.resume().on('close', () => resolve(requestId));
  });
}

const cases = (['avatar', 'package'] as const).flatMap((path) =>
  (['length', 'chunked'] as const).flatMap((framing) =>
    (['destroy', 'half-close'] as const).map((end) => ({ path, framing, end })),
  ),
);

test.each(cases)(
  'a cut $path ($framing, $end) is a 400 and leaves nothing',
  async ({ path, framing, end }) => {
    const body = `${head}${'x'.repeat(2000)}`;
    expect(await loggedStatus(await cut({ path: PATHS[path](), type: FORM, framing, end, body }))).toBe(400);
    expect(log.error).not.toHaveBeenCalled();
    expect(readdirSync(scratch)).toEqual([]);
    expect([await backend.db.$count(files), await backend.db.$count(contentPackages)]).toEqual([0, 0]);
  },
);

test.each(['length', 'chunked'] as const)('a JSON body cut on its way (%s) is a 400', async (framing) => {
  const cutJson = { path: '/v1/interactive-module', type: JSON_API, framing, end: 'destroy' } as const;
  expect(await loggedStatus(await cut({ ...cutJson, body: '{"data":{"type":' }))).toBe(400);
  expect(log.error).not.toHaveBeenCalled();
});

test('broken pieces beside an upgrade are a 400 at once', async () => {
  const lines = [
    'POST /v1/interactive-module HTTP/1.1',
    'host: backend',
    `authorization: Bearer ${admin.token}`,
    `content-type: ${JSON_API}`,
    'transfer-encoding: chunked',
    'upgrade: websocket',
    'connection: upgrade',
  ];
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\nzz\r\nno\r\n0\r\n\r\n`);
  const { status, hung } = await sendBytes(Number(new URL(backend.url).port), bytes, { whole: true });
  expect([status, hung]).toEqual([400, false]);
});

describe('a form that is none', () => {
  const post = (body: BodyInit, type = FORM) =>
    backend.fetch(PATHS.avatar(), {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
    });
  const end = `\r\n--${BOUNDARY}--\r\n`;

  test.each([
    ['nothing at all', '', FORM],
    ['no boundary named', `${head}x${end}`, 'multipart/form-data'],
    ['another boundary', `${head}x${end}`, 'multipart/form-data; boundary=other'],
    ['a boundary too long', `${head}x${end}`, `multipart/form-data; boundary=${'b'.repeat(200)}`],
    ['no closing boundary', `${head}x`, FORM],
    ['text', 'not a form', FORM],
    ['a part without a name', `--${BOUNDARY}\r\n\r\nx${end}`, FORM],
    ['an urlencoded body', 'a=1&b=2', FORM],
    [
      'more parts than a form has fields',
      Array.from(
        { length: 500 },
        (_, n) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`,
      ).join('') + `--${BOUNDARY}--\r\n`,
      FORM,
    ],
  ])('%s: 400', async (_, body, type) => {
    const answer = await post(body, type);
    const { errors } = (await answer.json()) as { errors: { code: string; detail: string }[] };
    expect([answer.status, errors[0]?.code]).toEqual([400, 'malformed-form']);
    expect(errors[0]?.detail).toMatch(/[а-я]/);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('a whole one is taken all the same, also in pieces', async () => {
    const picture = pngOf({ width: 9, height: 9 });
    const whole = Buffer.concat([Buffer.from(head), picture, Buffer.from(end)]);
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < whole.length; at += 40) controller.enqueue(whole.subarray(at, at + 40));
        controller.close();
      },
    });
    expect((await post(new Uint8Array(whole))).status).toBe(200);
    const streamed = { body: pieces, duplex: 'half' } as unknown as RequestInit;
    const answer = await backend.fetch(PATHS.avatar(), {
      method: 'POST',
      ...streamed,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': FORM },
    });
    expect(answer.status).toBe(200);
  });
});
