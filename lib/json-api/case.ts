import { toCamel as camelOf, toSnake as snakeOf } from 'ts-case-convert';

/** Most cached names: schemas have few, and unknown keys from a caller must not fill the memory. */
const MOST_NAMES = 5000;

function remembered(convert: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const have = known.get(name);
    if (have !== undefined) return have;
    const made = convert(name);
    if (known.size < MOST_NAMES) known.set(name, made);
    return made;
  };
}

const camel = remembered(camelOf);
const snake = remembered(snakeOf);

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function renamed(value: unknown, name: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, name));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const to = name(key);
    // a plain assignment of this name would change the object's prototype
    if (to === '__proto__') continue;
    out[to] = renamed(inner, name);
  }
  return out;
}

/** Converts keys to camelCase at every depth; values, dates and arrays stay. The client's only mapping of names. */
export function toCamel(value: unknown): unknown {
  return renamed(value, camel);
}

/** Converts keys to snake_case at every depth, as attributes are on the wire. */
export function toSnake(value: unknown): unknown {
  return renamed(value, snake);
}

/** Converts one name, for error pointers: `firstName` → `first_name`. */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function camelName(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
