import type { Endpoint, ResultOf, Shapes } from '@/api/core/endpoint';
import type { Ctx } from '../http/context';
import { mount, type Input, type Routes } from '../http/mount';
import { enterProgramme } from '../services/programme/enter';
import type { ProgrammeSpace } from '../services/programme/programme-space';

/** Mounts a call of the open programme: 418 after its finish, and where it is not held. */
export function mountOpen<S extends Shapes>(
  routes: Routes,
  endpoint: Endpoint<S>,
  handler: (ctx: Ctx, space: ProgrammeSpace, input: Input<S>) => Promise<ResultOf<S>>,
): void {
  mount(routes, endpoint, async (ctx, input) => handler(ctx, await enterProgramme(ctx), input));
}
