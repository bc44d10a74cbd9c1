import type { ScormFormat, ScormLaunch } from '@/lib/domain/scorm-manifest';
import { PACKAGE_ROOT } from '@/lib/domain/packages';

/**
 * Script tags of the run-time and the bridge. They load before the page's scripts: a course looks for its API at start.
 */
function bridge(format: ScormFormat, launch: ScormLaunch | null): string {
  const script = (name: string, rest = '') =>
    `<script src="${PACKAGE_ROOT}/runtime/${name}"${rest}></script>`;
  const course = launch ? ` data-course="${attribute(JSON.stringify(launch))}"` : '';
  return script(`${format}.js`) + script('scorm-frame.js') + script('scorm-bridge.js', course);
}

/** Escapes an attribute with character references only: the page may be in any encoding. */
function attribute(text: string): string {
  return text.replace(/[^\w{}:,. -]/gu, (sign) => `&#${String(sign.codePointAt(0))};`);
}

/** Bytes searched for the head: it begins early, and a longer search would slow every opening. */
const BEGINNING = 64 * 1024;

/**
 * Returns the page with the bridge in its head. The bytes are read as Latin-1, which keeps each of them whatever
 * encoding the page has.
 */
export function withBridge(page: Buffer, format: ScormFormat, launch: ScormLaunch | null): Buffer {
  const html = page.toString('latin1');
  const start = html.slice(0, BEGINNING);
  // excluding `<` keeps a search for a tag's end within the tag: the time is linear for any page
  const place =
    /<head(\s[^<>]*)?>/i.exec(start) ?? /<html(\s[^<>]*)?>/i.exec(start) ?? /<!doctype[^<>]*>/i.exec(start);
  const at = place ? place.index + place[0].length : 0;
  return Buffer.from(html.slice(0, at) + bridge(format, launch) + html.slice(at), 'latin1');
}
