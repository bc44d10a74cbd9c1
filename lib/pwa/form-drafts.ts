type Values = Record<string, unknown>;

const NAME = 'portal:form-drafts';
/** Time, ms, after which kept text is ignored: the person has moved on. */
const KEPT_MS = 600_000;
const SECRET = /password|secret|token/i;
/** A consent belongs to the text shown; after a reload the text may differ, so the person has to tick again. */
const CONSENT = /agreement|consent/i;

const forms = new Map<string, () => Values | null>();

/** Registers a function that returns the text of a form on the page, null for none. Returns its remover. */
export function followForm(key: string, read: () => Values | null): () => void {
  forms.set(key, read);
  return () => void (forms.get(key) === read && forms.delete(key));
}

/** Text, numbers and ticks of a form; never a password, a consent or a file, which cannot be stored. */
function safePart(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !SECRET.test(name) && !CONSENT.test(name) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}

/** Stores the text of all forms on this page before it is reloaded. */
export function keepForms(now = Date.now()): void {
  const texts: Record<string, Values> = {};
  for (const [key, read] of forms) {
    const values = read();
    if (values) texts[key] = safePart(values);
  }
  attempt(() => sessionStorage.setItem(NAME, JSON.stringify({ at: now, texts })));
}

/** Returns stored text of a form once; null when there is none. */
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

/** Removes all stored text, at sign-out. */
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
    return null; // without storage there is nothing to restore
  }
}
