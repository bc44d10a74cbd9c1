/**
 * A dash stays on the line of the word before it: no line of a title begins with «—». A name in Latin letters keeps
 * its number: «Minéral 89», «SPF 50».
 */
export const typeset = (text: string): string =>
  text.replace(/\s+(?=[—–](\s|$))|(?<=\p{Script=Latin}\p{M}*)\s+(?=\d)/gu, '\u00a0');
