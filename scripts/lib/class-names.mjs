/** Short class names of a production build: readable ones are a tenth of a page's HTML and of its styles. */
import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;
/** Length of a name. With three thousand names among 52 × 62⁴, one project of two hundred has a collision. */
const PLACES = 5;

/** Short name of a file's class: the same in every compilation; it begins with a letter, as CSS requires. */
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

/** Returns a function that shortens names and throws on a collision, which would apply another class's styles. */
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

/** Sets short names in the options of every css-loader among webpack's rules. */
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
