/** Escapes a text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
