/** The signed-in person in error reports (specification, section 4): id and e-mail only. */
export interface Identity {
  id: string;
  email: string;
}

let person: Identity | null = null;
const listeners = new Set<(person: Identity | null) => void>();

/** Sets the person at sign-in; null at sign-out. */
export function identify(next: Identity | null): void {
  person = next;
  for (const listener of listeners) listener(person);
}

/** Calls the listener at once with the current person, and on every change. Returns the unsubscriber. */
export function followIdentity(listener: (person: Identity | null) => void): () => void {
  listeners.add(listener);
  listener(person);
  return () => listeners.delete(listener);
}
