/** Stands in the packed page for the nonce of the page it is opened in. */
export const NONCE = 'nonce-of-the-page';

/** The packed page for a frame of this page, whose nonce its scripts and styles carry. */
export const openedPack = (html: string, nonce: string): string => html.replaceAll(NONCE, nonce);
