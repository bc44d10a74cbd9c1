import { audit } from '../../db/schema/system';
import type { Ctx } from '../../http/context';

export interface AuditNote {
  /** `sign-in`, `refused`, `role.changed`, `user.erased`, `order.cancelled`, … */
  action: string;
  /** The signed-in person when absent. */
  actorId?: string;
  subjectType?: string;
  subjectId?: string;
  details?: Record<string, unknown>;
}

/** A row of the audit trail, in the open transaction when there is one. */
export async function note(ctx: Ctx, { actorId, ...rest }: AuditNote): Promise<void> {
  await ctx.db.insert(audit).values({
    ...rest,
    actorId: actorId ?? ctx.viewer?.id ?? null,
    ip: ctx.ip,
    requestId: ctx.requestId,
    createdAt: ctx.now(),
  });
}
