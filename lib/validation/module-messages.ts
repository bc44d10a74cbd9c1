import { z } from 'zod';

/** What a frame may say to the page around it, and nothing else (docs/modules.md). */
const common = { channel: z.literal('portal-module'), version: z.literal(1) };
const MAX_STATE = 150_000;

/** The state as the services keep it: JSON as text; null when it is too large to be kept. */
const state = z.unknown().transform((value) => {
  const text = JSON.stringify(value ?? null);
  return text.length <= MAX_STATE ? text : null;
});

const message = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('ready') }),
  z.strictObject({ ...common, type: z.literal('size'), height: z.number().min(0).max(20_000) }),
  z.strictObject({ ...common, type: z.literal('state'), state }),
  // a path of the portal itself; another site's address begins with two slashes or a scheme
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
    /** It ended in an earlier visit, unheard. */
    late: z.boolean().optional(),
  }),
]);

export type ModuleMessage = z.output<typeof message>;

/** A frame's message, checked; null for anything else: the frame is somebody else's code. */
export function readModuleMessage(data: unknown): ModuleMessage | null {
  const read = message.safeParse(data);
  return read.success ? read.data : null;
}
