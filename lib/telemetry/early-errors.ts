/** Where the page's own first script keeps what failed before the portal's code was there; ten at most. */
interface EarlyErrors {
  kept: unknown[];
  keep: (event: Event) => void;
}

declare global {
  interface Window {
    portalEarly?: EarlyErrors;
  }
}

/**
 * That script, whole, for the head of every page whose errors are reported. React writes it as text, so it holds none of
 * the signs that text is escaped for: ampersands, quotes, angle brackets.
 */
export const KEEP_EARLY = [
  'window.portalEarly={kept:[],keep:function(e){',
  'var what=e.error||e.reason||e.message;',
  'if(what)if(this.kept.length!==10)this.kept.push(what)',
  '}};',
  'window.portalEarly.keep=window.portalEarly.keep.bind(window.portalEarly);',
  'window.addEventListener(`error`,window.portalEarly.keep);',
  'window.addEventListener(`unhandledrejection`,window.portalEarly.keep);',
].join('');

/** What was kept so far; from here on nothing is. */
export function takeEarly(): unknown[] {
  const { kept, keep } = window.portalEarly ?? {};
  if (!kept || !keep) return [];
  window.removeEventListener('error', keep);
  window.removeEventListener('unhandledrejection', keep);
  return kept.splice(0);
}
