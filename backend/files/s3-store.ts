import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isKey, keyFor, type FileStore } from './store';
import { orUnavailable } from './unavailable';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** The bucket in the path of an address, not in its host. */
  pathStyle: boolean;
}

const CONNECT_MS = 3000;
/** Without a byte for this long a connection is given up; a long file may take its time. */
const SILENT_MS = 10_000;

function clientOf({ endpoint, region, keyId, secret, pathStyle }: S3Options): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    // sums in trailers are Amazon's own: other stores refuse them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Files in a bucket of an S3-compatible store, under the same keys as in the folder. */
export function s3Store(options: S3Options): FileStore {
  const client = clientOf(options);
  const at = (key: string) => ({ Bucket: options.bucket, Key: key });
  return {
    async put(bytes, putOptions) {
      const key = keyFor(putOptions);
      // one request, or several parts that are thrown away together when one fails
      const upload = new Upload({ client, params: { ...at(key), Body: bytes } });
      await orUnavailable(upload.done(), bytes);
      return key;
    },
    async remove(key) {
      if (isKey(key)) await orUnavailable(client.send(new DeleteObjectCommand(at(key))));
    },
    async open(key) {
      if (!isKey(key)) return undefined;
      const asked = client.send(new HeadObjectCommand(at(key))).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      const facts = await orUnavailable(asked);
      if (!facts) return undefined;
      const { ContentLength: size = 0, ETag: etag = '', LastModified: modified = new Date(0) } = facts;
      return {
        size,
        etag,
        modified,
        async read(range) {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await orUnavailable(
            client.send(new GetObjectCommand({ ...at(key), IfMatch: etag || undefined, Range })),
          );
          return Body as Readable;
        },
      };
    },
  };
}
