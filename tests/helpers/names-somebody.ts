import type { z } from 'zod';
import type { Endpoint } from '@/api/core/endpoint';

/** Path segments whose `{…}` identifies a person, a pharmacy or a registration. */
const SOMEBODY = /(user|person|people|pharmac|regist|representative|guest|visitor|radar)[^/]*\/.*\{/i;
/** Fields with such ids. */
const FIELD =
  /^(\w+_)?(user|person|people|pharmacy|pharmacies|pharmacist|registration|guest|visitor|participant)_?ids?$/;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of a schema's fields, nested objects included. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string };
  const of = (inner: unknown) => fieldsOf(inner as z.core.$ZodType);
  if (def.type === 'object')
    return Object.entries(def.shape as object).flatMap(([name, inner]) => [name, ...of(inner)]);
  const inside = ['innerType', 'element', 'in', 'left', 'right'].flatMap((part) => of(def[part]));
  const options = (def.options as unknown[] | undefined) ?? [];
  return [...inside, ...options.flatMap(of)];
}

/** Whether a call takes the id of a person, a pharmacy or a registration: in its path, its query or its body. */
export async function namesSomebody(endpoint: Endpoint): Promise<boolean> {
  if (SOMEBODY.test(endpoint.path)) return true;
  const { body, query } = await endpoint.shapes();
  const fields = [...fieldsOf(body), ...fieldsOf(query)].map(snake);
  return fields.some((name) => name === 'ids' || FIELD.test(name));
}
