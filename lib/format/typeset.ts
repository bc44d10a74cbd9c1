/**
 * A dash stays on the line of the word before it: no line begins with «—». A name in Latin letters keeps its number
 * («Minéral 89», «SPF 50»), a number its unit («3 месяца», «90 %»), a degree its letters («к. м. н.»).
 */
export const typeset = (text: string): string =>
  text.replace(
    /\s+(?=[—–](\s|$))|(?<=\p{Script=Latin}\p{M}*)\s+(?=\d)|(?<=\d)\s+(?=(%|мл|мг|мм|нм|лет|год|месяц|недел|минут|час|балл|из\s\d))|(?<=(^|\s)[кд]\.)\s+(?=[а-я]\.)|(?<=(^|\s)[кд]\.\s[а-я]\.)\s+(?=н\.)/gu,
    '\u00a0',
  );
