import type { Problem } from '@/lib/json-api/errors';
import { SESSION_ENDED } from './browser-transport';
import { CallError } from './call-error';

function nameIn(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : '';
}

async function refusal(response: Response): Promise<CallError> {
  const document = (await response.json().catch(() => ({}))) as { errors?: Problem[] };
  return new CallError(response.status, document.errors ?? []);
}

/** Fetches a file of the services and hands it to the browser to save; a refusal is a CallError, not a lost click. */
export async function saveFile(href: string): Promise<void> {
  const response = await fetch(href, { credentials: 'same-origin' }).catch(() => {
    throw new CallError(0);
  });
  if (response.status === 401) window.dispatchEvent(new Event(SESSION_ENDED));
  if (!response.ok) throw await refusal(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  link.click();
  URL.revokeObjectURL(address);
}
