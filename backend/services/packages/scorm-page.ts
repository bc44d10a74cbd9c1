import type { ScormFormat, ScormLaunch } from '@/lib/domain/scorm-manifest';
import { PACKAGE_ROOT } from '@/lib/domain/packages';

/** The run-time and the bridge, loaded before any script of the page: it looks for its API when it starts. */
function bridge(format: ScormFormat, launch: ScormLaunch | null): string {
  const script = (name: string, rest = '') =>
    `<script src="${PACKAGE_ROOT}/runtime/${name}"${rest}></script>`;
  const course = launch ? ` data-course="${attribute(JSON.stringify(launch))}"` : '';
  return script(`${format}.js`) + script('scorm-frame.js') + script('scorm-bridge.js', course);
}

/** As references alone: a page may be in any encoding. */
function attribute(text: string): string {
  return text.replace(/[^\w{}:,. -]/gu, (sign) => `&#${String(sign.codePointAt(0))};`);
}

/** A head begins early; looking further would be paid at every opening. */
const BEGINNING = 64 * 1024;

/**
 * The page with the bridge in its head. Bytes are read as Latin-1, which keeps every one of them whatever the page's
 * own encoding is.
 */
export function withBridge(page: Buffer, format: ScormFormat, launch: ScormLaunch | null): Buffer {
  const html = page.toString('latin1');
  const start = html.slice(0, BEGINNING);
  // without `<` no search for a tag's end passes over the next tag: the time is linear whatever the page holds
  const place =
    /<head(\s[^<>]*)?>/i.exec(start) ?? /<html(\s[^<>]*)?>/i.exec(start) ?? /<!doctype[^<>]*>/i.exec(start);
  const at = place ? place.index + place[0].length : 0;
  return Buffer.from(html.slice(0, at) + bridge(format, launch) + html.slice(at), 'latin1');
}
