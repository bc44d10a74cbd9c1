/**
 * Request header of every write: id of the person for whom the page was made; the proxy refuses the write for anyone
 * else.
 */
export const OWNER_HEADER = 'x-portal-person';
/** The code of that refusal. */
export const OTHER_PERSON = 'other-person';

let owner: string | null = null;
let ended = false;

/**
 * Id of the person for whom the server made this document, from `<html>`; null for a guest. The first value stays: a
 * later refresh may belong to another person, while unsent data on the page is still the first person's.
 */
export function pageOwner(): string | null {
  return (owner ??= document.documentElement.dataset.person || null);
}

/** Assigns a page made for no one to the person whose data on the device it shows. */
export function claimPage(userId: string): void {
  owner = pageOwner() ?? userId;
}

/** Stops all writes: another person has signed in, and the page, about to close, must not write for them. */
export function endWrites(): void {
  ended = true;
}

export const writesEnded = () => ended;
