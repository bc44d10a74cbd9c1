import { escapeAttribute } from './escape-attribute';

export interface PlainPage {
  title: string;
  words: string;
  /** The only link of the page; none when absent. */
  link?: { href: string; text: string };
  /** Address that the page loads by itself after five seconds. */
  retry?: string;
}

/** Copies of the error page's styles (styles/tokens.css), which cannot be loaded here. */
const STYLE =
  'body{font:16px/1.55 system-ui,sans-serif;color:#12262f;background:#fff;display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;text-align:center}main{max-width:34rem}h1{font-size:clamp(1.5rem,5vw,2rem);line-height:1.2;font-weight:600;margin:0 0 12px;text-wrap:balance}p{color:#42555e;margin:0 0 24px;text-wrap:balance}a{display:inline-block;padding:12px 24px;border-radius:24px;background:#003b45;color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #00aec7;outline-offset:3px}svg{margin-bottom:20px}';
/** The drop from the logo. */
const MARK =
  '<svg width="40" height="48" viewBox="0 0 40 48" aria-hidden="true"><path fill="#00aec7" d="M20 0c7 10 18 19 18 30a18 18 0 0 1-36 0C2 19 13 10 20 0Z"/><path stroke="#fff" stroke-width="4" stroke-linecap="round" d="M20 21v16M12 29h16"/></svg>';

/**
 * A page in one string for cases without the framework: it needs no script, no file and no service. `headers` hold its
 * content type and content security policy.
 */
export function plainPage({ title, words, link, retry }: PlainPage): {
  html: string;
  headers: Record<string, string>;
} {
  const nonce = crypto.randomUUID();
  const again =
    retry === undefined ? '' : `<meta http-equiv="refresh" content="5;url=${escapeAttribute(retry)}">`;
  const way = link ? `<p><a href="${escapeAttribute(link.href)}">${link.text}</a></p>` : '';
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>${title}</title><style nonce="${nonce}">${STYLE}</style><main>${MARK}<h1>${title}</h1><p>${words}</p>${way}</main></html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
  };
}
