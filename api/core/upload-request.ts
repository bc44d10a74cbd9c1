/** The part of `RequestInit` that an upload uses. */
type UploadInit = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>;

/** Statuses of responses that must have no body. */
const EMPTY = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  const { status, responseText } = request;
  return new Response(EMPTY.has(status) ? null : responseText, { status, headers });
}

/** `fetch` for a form, with progress of the upload, which `fetch` itself can't report. */
export function uploadRequest(onProgress: (share: number) => void) {
  return (address: string, { method = 'POST', headers, body, signal }: UploadInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The network failed'));
      request.onabort = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
      if (signal?.aborted) return reject(signal.reason as Error);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as FormData);
    });
}
