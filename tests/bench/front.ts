import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { join } from 'node:path';

/** Makes a self-signed certificate of localhost; clients that should trust it get the file. */
export function makeCertificate(folder: string): { key: string; cert: string; certFile: string } {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...words.split(' '), ...names, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8'), certFile };
}

/**
 * Reverse proxy with https in front of a portal: terminates TLS, forwards the caller's address and redirects plain http
 * to https. Both share one port: the first byte of a TLS connection is 22.
 */
export function startFront(
  port: number,
  portal: string,
  { key, cert }: { key: string; cert: string },
): Promise<() => void> {
  const secure = https.createServer({ key, cert }, (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': request.headers.host ?? '',
    };
    const options = { method: request.method ?? 'GET', headers };
    const behind = http.request(new URL(request.url ?? '/', portal), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { location: `https://localhost:${port}${request.url ?? '/'}` }).end();
  });
  const door = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === 22 ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  return new Promise((resolve) => {
    door.listen(port, 'localhost', () =>
      resolve(() => [door, secure, plain].forEach((server) => server.close())),
    );
  });
}
