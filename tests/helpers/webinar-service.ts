import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  path: string;
  token: string | undefined;
  fields: Record<string, string>;
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Starts a fake webinar service: responds with a link per participant, or with the status that the test sets. */
export async function startWebinarService() {
  const asked: Asked[] = [];
  let status = 200;
  const refused = new Map<string, number>();
  let held: { reach: () => void; released: Promise<void> } | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      asked.push({ path: request.url ?? '', token: String(request.headers['x-auth-token']), fields });
      held?.reach();
      await held?.released;
      const said = refused.get(/eventsessions\/(\w+)/.exec(request.url ?? '')?.[1] ?? '') ?? status;
      response.writeHead(said, { 'content-type': 'application/json' });
      const link = `https://meet.example/${String(asked.length)}`;
      response.end(JSON.stringify(said === 200 ? { participationId: asked.length, link } : { error: {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    answer: (next: number) => {
      status = next;
    },
    /** Sets the status for one event only. */
    refuse: (eventId: string, code: number) => refused.set(eventId, code),
    /** Delays responses until `release`. */
    hold: () => {
      const [reached, released] = [gate(), gate()];
      held = { reach: reached.open, released: released.opened };
      const release = () => {
        held = undefined;
        released.open();
      };
      return { reached: reached.opened, release };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
