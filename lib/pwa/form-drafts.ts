type Values = Record<string, unknown>;

const NAME = 'portal:form-drafts';
/** Longer ago than this the person has gone on to something else. */
const KEPT_MS = 600_000;
const SECRET = /password|secret|token/i;
/** Given under words that were seen: after a load they may be others, so the person ticks anew. */
const CONSENT = /agreement|consent/i;

const forms = new Map<string, () => Values | null>();

/** Tells where a form's text can be had while it is on the page; null: there is none. Returns how to stop. */
export function followForm(key: string, read: () => Values | null): () => void {
  forms.set(key, read);
  return () => void (forms.get(key) === read && forms.delete(key));
}

/** Words, numbers and ticks; never a password or a consent, never a file (none can be written down). */
function safePart(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !SECRET.test(name) && !CONSENT.test(name) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}

/** Keeps what is typed on this page just before it is reloaded. */
export function keepForms(now = Date.now()): void {
  const texts: Record<string, Values> = {};
  for (const [key, read] of forms) {
    const values = read();
    if (values) texts[key] = safePart(values);
  }
  attempt(() => sessionStorage.setItem(NAME, JSON.stringify({ at: now, texts })));
}

/** What was put aside for a form, once; null when there is nothing. */
export function takeForm(key: string, now = Date.now()): Values | null {
  return (
    attempt(() => {
      const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Kept | null;
      if (!kept || now - kept.at > KEPT_MS) return null;
      const { [key]: values = null, ...rest } = kept.texts;
      sessionStorage.setItem(NAME, JSON.stringify({ ...kept, texts: rest }));
      return values;
    }) ?? null
  );
}

/** At sign-out. */
export function dropForms(): void {
  attempt(() => sessionStorage.removeItem(NAME));
}

interface Kept {
  at: number;
  texts: Record<string, Values>;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null; // where the browser keeps nothing there is nothing to bring back
  }
}
