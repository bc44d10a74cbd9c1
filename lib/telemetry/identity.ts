/** Who is signed in here, for error reports (specification, section 4): id and e-mail, nothing else. */
export interface Identity {
  id: string;
  email: string;
}

let person: Identity | null = null;
const listeners = new Set<(person: Identity | null) => void>();

/** Set at sign-in, null at sign-out. */
export function identify(next: Identity | null): void {
  person = next;
  for (const listener of listeners) listener(person);
}

/** Calls the listener at once with the person, and on every change. Returns how to unsubscribe. */
export function followIdentity(listener: (person: Identity | null) => void): () => void {
  listeners.add(listener);
  listener(person);
  return () => listeners.delete(listener);
}
