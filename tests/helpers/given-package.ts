import { vi } from 'vitest';
import { PACKAGE_ROOT, PACKAGE_TYPES, extensionOf } from '@/lib/domain/packages';

export const PACK = `${PACKAGE_ROOT}/0123456789abcdef0123456789abcdef`;

interface Tolerant {
  happyDOM?: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

/** Stubs `fetch` with files of a package by their paths inside it; returns the requested addresses. */
export function givenPackage(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): string[] {
  const asked: string[] = [];
  // a browser's parsed document loads no files; happy-dom would try, and log that it may not
  const { happyDOM } = window as Tolerant;
  if (happyDOM) happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const name = decodeURIComponent(path).replace(`${PACK}/`, '').replace(`${PACKAGE_ROOT}/`, '');
    if (!Object.hasOwn(files, name)) return new Response('', { status: 404 });
    const type = PACKAGE_TYPES[extensionOf(name)] ?? '';
    return new Response(files[name], { headers: { 'content-type': type } });
  });
  return asked;
}

/** Content of a `data:` address as text. */
export function textOf(address: string): string {
  const [, base64 = ''] = address.split('base64,');
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}
