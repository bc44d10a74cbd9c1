import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { trustPeers } from './trusted-peers';

const { emit } = (await import('node:http')).Server.prototype;
let server: Server;
afterEach(async () => {
  (await import('node:http')).Server.prototype.emit = emit;
  await new Promise((done) => server.close(done));
});

async function seen(trusted: string[], forwarded?: string): Promise<string> {
  trustPeers(trusted);
  server = createServer((request, response) => response.end(String(request.headers['x-forwarded-for'])));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

test('what a stranger writes is replaced by where they are', async () => {
  expect(await seen([], '203.0.113.9')).toBe('127.0.0.1');
});

test('a trusted balancer says who called', async () => {
  expect(await seen(['127.0.0.1'], '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
});

test('without the header it is the peer', async () => {
  expect(await seen(['127.0.0.1'])).toBe('127.0.0.1');
});
