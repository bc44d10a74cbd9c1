import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/;

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Canonical form of a query for signing: sorted by name, each part encoded. */
function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** Whether the AWS Signature Version 4 of a request is correct, calculated independently by the published algorithm. */
export function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret, region }: { keyId: string; secret: string; region: string },
): boolean {
  const [, id, day = '', where = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  const header = (name: string) => String(request.headers[name] ?? '');
  const payload = header('x-amz-content-sha256');
  if (id !== keyId || where !== region || (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)))
    return false;
  const url = new URL(request.url ?? '', 'http://s3');
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return false;
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...signed.map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature;
}
