/** Errors that the page's first script keeps until the portal's code has loaded; ten at most. */
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
 * The complete script, for the head of every page with error reports. React renders it as text, so it contains no
 * characters that are escaped: ampersands, quotes, angle brackets.
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

/** Returns the kept errors and stops keeping. */
export function takeEarly(): unknown[] {
  const { kept, keep } = window.portalEarly ?? {};
  if (!kept || !keep) return [];
  window.removeEventListener('error', keep);
  window.removeEventListener('unhandledrejection', keep);
  return kept.splice(0);
}
