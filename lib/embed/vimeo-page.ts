import { VIMEO_PLAYER, vimeoPlayerAddress, type VimeoVideo } from '../domain/vimeo';
import { escapeAttribute } from '../html/escape-attribute';

/** Relays messages between the portal's page and the player, which have no direct access to each other. */
const RELAY = `
const player = document.querySelector('iframe').contentWindow;
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === location.origin) player.postMessage(data, '${VIMEO_PLAYER}');
  if (source === player && origin === '${VIMEO_PLAYER}') parent.postMessage(data, location.origin);
});`;

/** Page with Vimeo's player: the only page whose policy allows Vimeo; only the portal's own pages may frame it. */
export function vimeoPage(
  video: VimeoVideo,
  nonce: string,
): { html: string; headers: Record<string, string> } {
  const html = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<title>Видео</title>
<style nonce="${nonce}">html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style>
</head>
<body>
<iframe src="${escapeAttribute(vimeoPlayerAddress(video))}" title="Видео на Vimeo" allow="autoplay; fullscreen; picture-in-picture; encrypted-media"></iframe>
<script nonce="${nonce}">${RELAY}</script>
</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src ${VIMEO_PLAYER}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    // a video restricted to this site needs the referrer
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-store',
  };
  return { html, headers };
}
