import type { Endpoint, ResultOf, Shapes } from '@/api/core/endpoint';
import type { Ctx } from '../http/context';
import { mount, type Input, type Routes } from '../http/mount';
import { enterProgramme } from '../services/programme/enter';
import type { ProgrammeSpace } from '../services/programme/programme-space';

/** A call that ends with the programme: 418 from then on, and where it is not held. */
export function mountOpen<S extends Shapes>(
  routes: Routes,
  endpoint: Endpoint<S>,
  handler: (ctx: Ctx, space: ProgrammeSpace, input: Input<S>) => Promise<ResultOf<S>>,
): void {
  mount(routes, endpoint, async (ctx, input) => handler(ctx, await enterProgramme(ctx), input));
}
