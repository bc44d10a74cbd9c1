/** Class names of a production build: readable ones are a tenth of a page's HTML and of its styles. */
import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;
/** Three thousand names among 52 × 62⁴: two meet by chance in one project of two hundred. */
const PLACES = 5;

/** The same for the same name of the same file in every compilation; begins with a letter, as CSS asks. */
export function shortName(file, name) {
  let number = createHash('sha1').update(`${file}#${name}`).digest().readUIntBE(0, 6);
  let text = '';
  for (let place = 0; place < PLACES; place += 1) {
    const alphabet = place === 0 ? LETTERS : CHARACTERS;
    text += alphabet[number % alphabet.length];
    number = Math.floor(number / alphabet.length);
  }
  return text;
}

/** Gives each name its own; two that meet end the build instead of dressing an element in another's styles. */
export function distinctNames() {
  const owners = new Map();
  return (file, name) => {
    const short = shortName(file, name);
    const owner = `${file}#${name}`;
    const known = owners.get(short) ?? owner;
    if (known !== owner) throw new Error(`${known} and ${owner} have one class name: rename either`);
    owners.set(short, owner);
    return short;
  };
}

/** Puts short names into the options of every css-loader among webpack's rules. */
export function withShortNames(rules, nameOf = distinctNames()) {
  const getLocalIdent = ({ rootContext, resourcePath }, _pattern, name) =>
    nameOf(path.relative(rootContext, resourcePath).split(path.sep).join('/'), name);
  const visit = (rule) => {
    if (!rule || typeof rule !== 'object') return;
    if (rule.options?.modules?.getLocalIdent) rule.options.modules.getLocalIdent = getLocalIdent;
    for (const inner of [rule.oneOf, rule.rules, rule.use]) if (Array.isArray(inner)) inner.forEach(visit);
  };
  rules.forEach(visit);
}
