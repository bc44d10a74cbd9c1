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
  /** The bucket in the path of an address, not in its host. */
  pathStyle: boolean;
  /** How long it may be silent when it is its turn to say something. */
  silentMs?: number;
}

/** Two tries that reach nobody, or are never answered, end before the portal stops waiting for the service (10 s). */
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
    // sums in trailers are Amazon's own: other stores refuse them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Three, each with connections of its own. A body is read as fast as its reader reads, a paused video for hours: its
 * connection is bounded neither in number nor in time, only its first word is. What is sent may take its time too,
 * but goes on without a pause.
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

/** A body that is given up only when its reader waits for it and the store stays silent. */
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
  /** A missing file and a missing bucket both answer 404 without a body. */
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
