/** The way to the page around the frame: messages alone (docs/modules.md). */
const CHANNEL = 'portal-module';
const AGAIN_MS = 300;
const PATIENCE_MS = 15000;

function tell(type, fields = {}) {
  if (window.parent !== window) window.parent.postMessage({ channel: CHANNEL, version: 1, type, ...fields }, '*');
}

const size = () => tell('size', { height: document.body.scrollHeight });

/** The state that was kept, or null: for a first visit, and where nobody answers. The page may hear later than we speak: 'ready' is said until it answers. */
export function connect() {
  if (window.parent === window) return Promise.resolve({ state: null });
  return new Promise((resolve) => {
    const begun = Date.now();
    const timer = setInterval(() => (Date.now() - begun < PATIENCE_MS ? tell('ready') : start({ state: null })), AGAIN_MS);
    function start({ state }) {
      clearInterval(timer);
      new ResizeObserver(size).observe(document.body);
      resolve({ state: state ?? null });
    }
    window.addEventListener('message', ({ source, data }) => {
      if (source === window.parent && data?.channel === CHANNEL && data.type === 'start') start(data);
    });
    tell('ready');
  });
}

export const save = (state) => tell('state', { state });
export const complete = (correctAnswersCount) => tell('complete', { correctAnswersCount });
/** A landing's link: the page itself opens it, when it is one of the portal's. */
export const open = (path) => tell('open', { path });
