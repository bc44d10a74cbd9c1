/** Says, with every write, whom the page that sends it was made for; the proxy refuses it for anyone else. */
export const OWNER_HEADER = 'x-portal-person';
/** The code of that refusal. */
export const OTHER_PERSON = 'other-person';

let owner: string | null = null;
let ended = false;

/**
 * Whom this document was made for, as the server wrote it on `<html>`; null for a guest. The first one stays: a later
 * refresh may already be somebody else's, while what waits on the page is still the first person's.
 */
export function pageOwner(): string | null {
  return (owner ??= document.documentElement.dataset.person || null);
}

/** A page made for no one shows what this person keeps on the device: it is theirs from then on. */
export function claimPage(userId: string): void {
  owner = pageOwner() ?? userId;
}

/** Another person has signed in and the page is about to go: nothing it holds may be written for them. */
export function endWrites(): void {
  ended = true;
}

export const writesEnded = () => ended;
