import { afterEach, expect, test, vi } from 'vitest';
import { uploadRequest } from './upload-request';

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = '{"data":1}';
  sent: [string, string][] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.sent.push([method, address]);
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push([name, value]);
  }
  getAllResponseHeaders() {
    return 'content-type: application/vnd.api+json\r\nretry-after: 5\r\n';
  }
  send() {}
  abort() {
    this.onabort?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

const begin = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const init = { method: 'POST', headers: { accept: 'a/b' }, body: new FormData(), signal: signal ?? null };
  const answer = uploadRequest((share) => shares.push(share))('/api/v1/files/media', init);
  return { answer, shares, request: FakeRequest.last };
};

test('the form is sent with its headers, its share is told, and the answer is read as of a fetch', async () => {
  const { answer, shares, request } = begin();
  expect(request.sent).toEqual([
    ['POST', '/api/v1/files/media'],
    ['accept', 'a/b'],
  ]);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  request.onload?.();
  const response = await answer;
  expect(shares).toEqual([0.25, 0]);
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    200,
    '5',
    '{"data":1}',
  ]);
});

test('a network that fails and a form that is given up reject', async () => {
  const failed = begin();
  failed.request.onerror?.();
  await expect(failed.answer).rejects.toThrow('The network failed');
  const off = new AbortController();
  const given = begin(off.signal);
  off.abort();
  await expect(given.answer).rejects.toMatchObject({ name: 'AbortError' });
});
