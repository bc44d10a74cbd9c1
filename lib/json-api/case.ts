import { objectToCamel, objectToSnake } from 'ts-case-convert';

/** Keys to camelCase at every depth; values, dates and arrays stay. The client's one mapping, at its edge. */
export function toCamel(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? objectToCamel(value) : value;
}

/** Keys to snake_case at every depth: how attributes travel. */
export function toSnake(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? objectToSnake(value) : value;
}

/** One name, for error pointers: `firstName` → `first_name`. */
export function snakeName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function camelName(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
