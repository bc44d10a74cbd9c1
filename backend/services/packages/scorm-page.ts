import type { ScormFormat } from '@/lib/domain/scorm-manifest';
import { PACKAGE_ROOT } from '@/lib/domain/packages';

/** The run-time and the bridge, loaded before any script of the page: it looks for its API when it starts. */
function bridge(format: ScormFormat): string {
  const script = (name: string) => `<script src="${PACKAGE_ROOT}/runtime/${name}"></script>`;
  return script(`${format}.js`) + script('scorm-bridge.js');
}

/**
 * The page with the bridge in its head. Bytes are read as Latin-1, which keeps every one of them whatever the page's
 * own encoding is.
 */
export function withBridge(page: Buffer, format: ScormFormat): Buffer {
  const html = page.toString('latin1');
  const place =
    /<head(\s[^>]*)?>/i.exec(html) ?? /<html(\s[^>]*)?>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = place ? place.index + place[0].length : 0;
  return Buffer.from(html.slice(0, at) + bridge(format) + html.slice(at), 'latin1');
}
