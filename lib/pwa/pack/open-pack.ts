/** Placeholder in the packed page for the nonce of the page that opens it. */
export const NONCE = 'nonce-of-the-page';

/** The packed page for a frame: its scripts and styles get the nonce of this page. */
export const openedPack = (html: string, nonce: string): string => html.replaceAll(NONCE, nonce);
