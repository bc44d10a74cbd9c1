import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { pointsTransferWithin } from '@/lib/validation/forms/points-transfer';

const FOLDER = 'lib/validation/forms';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** Wrong values that a field may hold or be sent with. */
const WRONG = [
  ...[undefined, null, '', ' ', '0', '-1', '1.5', 'abc', 'x'.repeat(5000), '99999999999999999999'],
  ...[
    0,
    -1,
    1.5,
    1e12,
    NaN,
    true,
    [],
    {},
    [null],
    [''],
    ['x'],
    [{}],
    [{ text: 'x'.repeat(5000), options: [{}] }],
  ],
];

async function schemasOf(file: string): Promise<[string, z.ZodObject][]> {
  const held = (await import(`@/${FOLDER}/${file.replace(/\.ts$/, '')}`)) as Record<string, unknown>;
  return Object.entries(held).filter(
    (entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject,
  );
}

/** All messages of a form's errors, nested fields included. */
function messagesIn(errors: object): string[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) =>
    name === 'message' ? [String(value)] : value && typeof value === 'object' ? messagesIn(value) : [],
  );
}

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const saidBy = async (schema: z.ZodObject, values: object) =>
  messagesIn((await lazyResolver(schema).resolve(values, undefined, OPTIONS)).errors);

test('the forms are found', () => expect(files.length).toBeGreaterThan(15));

test.each(files)('no form of %s says a word that is not Russian', async (file) => {
  const foreign = new Set<string>();
  for (const [name, schema] of await schemasOf(file))
    for (const value of WRONG)
      for (const field of Object.keys(schema.shape)) {
        const values = {
          ...Object.fromEntries(Object.keys(schema.shape).map((one) => [one, ''])),
          [field]: value,
        };
        for (const message of await saidBy(schema, values))
          if (!/[а-яё]/i.test(message)) foreign.add(`${name}.${field}: ${message}`);
      }
  expect([...foreign]).toEqual([]);
});

test('a union of rules says what its rule says, not that nothing fits', async () => {
  const hidden = new Set<string>();
  for (const file of files)
    for (const [name, schema] of await schemasOf(file))
      for (const [field, rule] of Object.entries(schema.shape))
        for (const value of WRONG) {
          if (typeof value !== 'string') continue;
          const { error } = (rule as z.ZodType).safeParse(value);
          if (error?.issues.some(({ code }) => code === 'invalid_union')) hidden.add(`${name}.${field}`);
        }
  expect([...hidden]).toEqual([]);
});

test('a transfer of points says its rules in Russian', async () => {
  const schema = pointsTransferWithin({ nuxe: 5 }) as unknown as z.ZodObject;
  for (const points of WRONG)
    for (const message of await saidBy(schema, { points })) expect(message).toMatch(/[а-яё]/i);
});
