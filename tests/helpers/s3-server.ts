import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readRange } from '@/backend/http/send-file';
import { isSigned } from './s3-signature';

const REGION = 'ru-test-1';
const BUCKET = 'portal-files';
const KEY = { keyId: 'portal', secret: 'only this test knows it', region: REGION };

/** Behaviour of the store: normal, status 503, no response, a connection closed or silent in the middle of a body. */
type Mood = 'well' | 'down' | 'silent' | 'breaks' | 'stalls';

const etags = new WeakMap<Buffer, string>();
function etagOf(bytes: Buffer): string {
  const etag = etags.get(bytes) ?? `"${createHash('md5').update(bytes).digest('hex')}"`;
  etags.set(bytes, etag);
  return etag;
}
const tag = (xml: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1] ?? '';
const xml = (name: string, inner: string) => `<?xml version="1.0"?><${name}>${inner}</${name}>`;

class Bucket {
  readonly objects = new Map<string, Buffer>();
  /** Parts of uploads that have not ended. */
  readonly uploads = new Map<string, Map<number, Buffer>>();

  put(key: string, query: URLSearchParams, body: Buffer): string {
    const parts = this.uploads.get(query.get('uploadId') ?? '');
    if (parts) parts.set(Number(query.get('partNumber')), body);
    else this.objects.set(key, body);
    return etagOf(body);
  }

  begin(key: string): string {
    const id = `upload-${this.uploads.size + 1}`;
    this.uploads.set(id, new Map());
    return xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`);
  }

  complete(key: string, id: string, list: string): string | undefined {
    const parts = this.uploads.get(id);
    const wanted = [...list.matchAll(/<Part>.*?<\/Part>/g)].map(([part]) => Number(tag(part, 'PartNumber')));
    const bytes = wanted.map((number) => parts?.get(number));
    if (bytes.some((part) => !part)) return undefined;
    this.objects.set(key, Buffer.concat(bytes as Buffer[]));
    this.uploads.delete(id);
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>&quot;whole&quot;</ETag>`);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml('Error', `<Code>${code}</Code>`));
}

function give(request: IncomingMessage, response: ServerResponse, bytes: Buffer, mood: Mood): void {
  const range = readRange(request.headers.range, bytes.length);
  if (range === 'invalid') return refuse(response, 416, 'InvalidRange');
  if (request.headers['if-match'] && request.headers['if-match'] !== etagOf(bytes))
    return refuse(response, 412, 'PreconditionFailed');
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  response.writeHead(range ? 206 : 200, {
    'content-length': part.length,
    etag: etagOf(bytes),
    'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else if (mood === 'breaks') response.write(part.subarray(0, 1), () => response.destroy());
  else if (mood === 'stalls') response.write(part.subarray(0, 1));
  else response.end(part);
}

function post(response: ServerResponse, bucket: Bucket, key: string, url: URL, body: Buffer): void {
  const id = url.searchParams.get('uploadId');
  const answer = id === null ? bucket.begin(key) : bucket.complete(key, id, body.toString());
  if (answer) response.writeHead(200, { 'content-type': 'application/xml' }).end(answer);
  else refuse(response, 400, 'InvalidPart');
}

/** Starts a small S3-compatible store on a free port that checks the signature of every request. */
export async function startS3() {
  const bucket = new Bucket();
  const state = { mood: 'well' as Mood, requests: [] as string[], unsigned: 0 };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', 'http://s3');
    state.requests.push(`${request.method} ${url.pathname}`);
    if (!isSigned(request, body, KEY)) {
      state.unsigned += 1;
      return refuse(response, 403, 'SignatureDoesNotMatch');
    }
    if (state.mood === 'silent') return;
    if (state.mood === 'down') return refuse(response, 503, 'ServiceUnavailable');
    const [, named, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (named !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (key === '') return void response.writeHead(200).end();
    const found = bucket.objects.get(key);
    if (request.method === 'POST') return post(response, bucket, key, url, body);
    if (request.method === 'PUT') {
      return void response.writeHead(200, { etag: bucket.put(key, url.searchParams, body) }).end();
    }
    if (request.method === 'DELETE') {
      bucket.uploads.delete(url.searchParams.get('uploadId') ?? '');
      if (!url.searchParams.has('uploadId')) bucket.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!found) return refuse(response, 404, 'NoSuchKey');
    give(request, response, found, state.mood);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...bucket,
    state,
    options: { endpoint, bucket: BUCKET, pathStyle: true, ...KEY },
    /** Variables for the portal. */
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY.keyId,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
