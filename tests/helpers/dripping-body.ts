/** A body that ends when the test calls `end`; `isRead` resolves on the first read. */
export function drippingBody(first?: Uint8Array) {
  let end = () => undefined as void;
  let asked = () => undefined as void;
  const isRead = new Promise<'reads'>((done) => {
    asked = () => done('reads');
  });
  let left = first;
  // without a buffer, nothing is pulled before the first read
  const body = new ReadableStream<Uint8Array>(
    {
      start: (sender) => void (end = () => sender.close()),
      pull: (sender) => {
        if (left) sender.enqueue(left);
        left = undefined;
        asked();
      },
      cancel: () => void (end = () => undefined),
    },
    { highWaterMark: 0 },
  );
  return { body, isRead, end: () => end() };
}
