import { z } from 'zod';

interface Node {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node | false;
  prefixItems?: Node[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
}

/** Values by field name, at any depth. */
export type Known = Readonly<Record<string, unknown>>;

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

function ofObject({ properties = {}, required = [] }: Node, known: Known): unknown {
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || name in known);
  return Object.fromEntries(
    named.map(([name, node]) => [name, name in known ? known[name] : ofNode(node, known)]),
  );
}

function ofNode(node: Node, known: Known): unknown {
  const type = Array.isArray(node.type) ? node.type[0] : node.type;
  if (node.const !== undefined) return node.const;
  if (node.enum) return pick(node.enum);
  if (node.anyOf) return ofNode(pick(node.anyOf) ?? {}, known);
  if (type === 'object') return ofObject(node, known);
  if (type === 'array' && node.prefixItems) return node.prefixItems.map((item) => ofNode(item, known));
  if (type === 'array') return node.items ? [ofNode(node.items, known)] : [];
  if (type === 'boolean') return Math.random() < 0.5;
  if (type === 'number' || type === 'integer') return node.minimum ?? 1;
  if (type === 'string') return 'слова'.padEnd(node.minLength ?? 1, '.');
  return null;
}

/** A body that a schema may accept: known values by name, and a minimum for required fields. */
export function sampleBody(schema: z.ZodType, known: Known): unknown {
  return ofNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, known);
}
