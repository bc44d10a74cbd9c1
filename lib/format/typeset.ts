/** A dash stays on the line of the word before it: no line of a title begins with «—». */
export const typeset = (text: string): string => text.replace(/\s+(?=[—–](\s|$))/g, '\u00a0');
