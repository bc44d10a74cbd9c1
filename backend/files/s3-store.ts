import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isMediaKey } from '@/lib/domain/media-address';
import { keyFor, type FileStore } from './store';
import { orUnavailable } from './unavailable';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** True: the bucket is in the path of the URL, not in its host. */
  pathStyle: boolean;
  /** How long the store may stay silent while a response or its next bytes are awaited, ms. */
  silentMs?: number;
}

/** Two tries without a connection or a response end before the portal's own timeout for the service (10 s). */
const TRIES = 2;
const CONNECT_MS = 1500;
const SILENT_MS = 3000;

function clientOf(options: S3Options, requestHandler: object): S3Client {
  const { endpoint, region, keyId, secret, pathStyle } = options;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, ...requestHandler },
    // checksums in trailers are specific to Amazon: other stores refuse them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Creates three clients, each with its own connections. A body is read as fast as its reader reads, for hours if a
 * video is paused: connections for bodies are limited neither in number nor in time, only the start of the response is.
 * An upload may take long too, but may not pause.
 */
function clientsOf(options: S3Options) {
  const silentMs = options.silentMs ?? SILENT_MS;
  const answered = { requestTimeout: silentMs, throwOnRequestTimeout: true };
  const own = { keepAlive: true, maxSockets: Infinity };
  const agents = { httpAgent: new HttpAgent(own), httpsAgent: new HttpsAgent(own) };
  return {
    silentMs,
    facts: clientOf(options, answered),
    bodies: clientOf(options, { ...answered, ...agents }),
    uploads: clientOf(options, { socketTimeout: silentMs }),
  };
}

/** Wraps a body so that it times out only while its reader waits and the store stays silent. */
function patient(body: Readable, silentMs: number): Readable {
  async function* chunks() {
    const source = body[Symbol.asyncIterator]();
    for (;;) {
      const silent = () => body.destroy(new Error('The store fell silent in the middle of a file'));
      const timer = setTimeout(silent, silentMs);
      const next = (await source.next().finally(() => clearTimeout(timer))) as IteratorResult<Buffer>;
      if (next.done) return;
      yield next.value;
    }
  }
  return Readable.from(chunks(), { objectMode: false }).once('close', () => body.destroy());
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const orMissing = (error: unknown) => {
  if (isMissing(error)) return undefined;
  throw error;
};

/** Files in a bucket of an S3-compatible store, under the same keys as in the folder. */
export function s3Store(options: S3Options): FileStore {
  const { facts, bodies, uploads, silentMs } = clientsOf(options);
  const { bucket: Bucket } = options;
  const at = (key: string) => ({ Bucket, Key: key });
  let isThere = false;
  const check = async () => {
    const found = isThere || (await facts.send(new HeadBucketCommand({ Bucket })).catch(orMissing));
    if (!found) throw new Error(`There is no bucket ${Bucket} at ${options.endpoint}`);
    isThere = true;
  };
  /**
   * Undefined for a missing file. A missing bucket gives the same 404 without a body, so the bucket is checked then.
   */
  const factsOf = async (key: string) => {
    const found = await facts.send(new HeadObjectCommand(at(key))).catch(orMissing);
    if (!found) await check();
    return found;
  };
  return {
    check: () => orUnavailable(check()),
    async put(bytes, putOptions) {
      const key = keyFor(putOptions);
      // one request, or several parts that are thrown away together when one fails
      const upload = new Upload({ client: uploads, params: { ...at(key), Body: bytes } });
      await orUnavailable(upload.done(), bytes);
      return key;
    },
    async remove(key) {
      if (isMediaKey(key)) await orUnavailable(facts.send(new DeleteObjectCommand(at(key))));
    },
    async open(key) {
      if (!isMediaKey(key)) return undefined;
      const found = await orUnavailable(factsOf(key));
      if (!found) return undefined;
      const { ContentLength: size = 0, ETag: etag = '', LastModified: modified = new Date(0) } = found;
      return {
        size,
        etag,
        modified,
        async read(range) {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const get = new GetObjectCommand({ ...at(key), IfMatch: etag || undefined, Range });
          const { Body } = await orUnavailable(bodies.send(get));
          return patient(Body as Readable, silentMs);
        },
      };
    },
  };
}
