import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { baseOf } from './service-request';

const LIMIT_MS = 1500;

let asking: Promise<boolean> | undefined;

/** Uses a connection of its own: the pools of calls may be exhausted, which is what this must detect. */
function ask(): Promise<boolean> {
  const url = new URL(`${baseOf('core')}/healthz`);
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const asked = get(url, { agent: false }, (answer) => {
      resolve(answer.statusCode === 200);
      asked.destroy();
    });
    const timer = setTimeout(() => asked.destroy(), LIMIT_MS);
    asked.on('error', () => undefined);
    asked.on('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** Whether the core service reports that it is ready, within 1.5 s; concurrent callers share one request. */
export function servicesReady(): Promise<boolean> {
  return (asking ??= ask().finally(() => (asking = undefined)));
}
