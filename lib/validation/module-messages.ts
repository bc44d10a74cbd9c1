import { z } from 'zod';

/** Messages that a module's frame may send to the page; no others are accepted (docs/modules.md). */
const common = { channel: z.literal('portal-module'), version: z.literal(1) };
const MAX_STATE = 150_000;

/** State as the services store it: JSON text; null when it is too large. */
const state = z.unknown().transform((value) => {
  const text = JSON.stringify(value ?? null);
  return text.length <= MAX_STATE ? text : null;
});

const message = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('ready') }),
  z.strictObject({ ...common, type: z.literal('size'), height: z.number().min(0).max(20_000) }),
  z.strictObject({ ...common, type: z.literal('state'), state }),
  // a path of the portal; an address of another site begins with two slashes or a scheme
  z.strictObject({
    ...common,
    type: z.literal('open'),
    path: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])/),
  }),
  z.strictObject({
    ...common,
    type: z.literal('complete'),
    correctAnswersCount: z.number().int().min(0).max(1000).optional(),
    score: z.number().min(0).max(1).optional(),
    /** The module ended in an earlier visit, and the page did not receive it. */
    late: z.boolean().optional(),
  }),
]);

export type ModuleMessage = z.output<typeof message>;

/** Parses a frame's message; null for anything else, as the frame runs foreign code. */
export function readModuleMessage(data: unknown): ModuleMessage | null {
  const read = message.safeParse(data);
  return read.success ? read.data : null;
}
